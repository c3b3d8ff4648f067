import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ehIntegra } from '@instrutoria/domain/assinatura/messages.ts';
import { classico, comFluxos } from '@instrutoria/pdf-seguro/testing/pdf-maker.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anexarAtributo } from '../../testing/documents/anexar-atributo.ts';
import { assinarPdf, comByte, comRevisao, espacoDa } from '../../testing/documents/assinar-pdf.ts';
import { type Certificadora, criarCertificadora } from '../../testing/documents/certificados.ts';
import { mutar } from '../../testing/documents/mutar-pdf.ts';
import { contar } from '../../testing/figures.ts';
import { conferirAssinaturas } from './conferir-assinaturas.ts';

/** What pdfsig (poppler-utils) says of each signature, as the independent judge. */
interface DoPdfsig {
  readonly julgamento: string;
  readonly inteiro: boolean;
}

let pasta: string;
let ca: Certificadora;
beforeAll(() => {
  pasta = mkdtempSync(join(tmpdir(), 'pdfsig-'));
  ca = criarCertificadora();
  ca.emitir('raiz', { nome: 'AC Raiz', autoridade: true });
  ca.emitir('maria', { nome: 'MARIA', emissor: 'raiz', chave: 'rsa:2048' });
  ca.emitir('joao', { nome: 'JOAO', emissor: 'raiz' });
});
afterAll(() => {
  ca.fechar();
  rmSync(pasta, { recursive: true });
});

function pdfsig(pdf: Buffer): DoPdfsig[] {
  const arquivo = join(pasta, 'a.pdf');
  writeFileSync(arquivo, pdf);
  const { error, stdout } = spawnSync('pdfsig', ['-nocert', arquivo], { encoding: 'latin1' });
  if (error !== undefined) throw new Error('pdfsig is not installed: apt-get install poppler-utils');
  return stdout
    .split(/^Signature #\d+:/m)
    .slice(1)
    .map((parte) => ({
      julgamento: /Signature Validation: (.+)/.exec(parte)?.[1] ?? '',
      inteiro: parte.includes('- Total document signed'),
    }));
}

const com = (id: string, mais: readonly string[] = []) => ({
  assinar: (conteudo: Buffer) => ca.assinar(id, conteudo, { com: ['raiz'], mais }),
});
const nossas = async (pdf: Buffer) => (await conferirAssinaturas(pdf, null, new Date())).assinaturas;

const VALIDA = 'Signature is Valid.';
const ALTERADA = 'Digest Mismatch.';
const INVALIDA = 'Signature is Invalid.';

it('says of each shape what pdfsig says', async () => {
  const rsa = assinarPdf(classico({}), com('maria'));
  const dois = assinarPdf(rsa, { ...com('joao', ['-cades']), subFilter: 'ETSI.CAdES.detached' });
  const { espaco, volta } = espacoDa(rsa);
  const fim = espaco + rsa.toString('latin1', espaco + 1, volta - 1).replace(/(?:00)+$/, '').length;
  const casos: readonly (readonly [string, Buffer, readonly DoPdfsig[]])[] = [
    ['RSA', rsa, [{ julgamento: VALIDA, inteiro: true }]],
    [
      'ECDSA with an object stream',
      assinarPdf(
        comFluxos()({
          catalogo: '/AcroForm << /Fields [10 0 R] /SigFlags 3 >>',
          objetos: {
            10: '<< /Type /Annot /Subtype /Widget /FT /Sig /T (a) /F 132 /Rect [0 0 0 0] /P 3 0 R /V 11 0 R >>',
          },
        }),
        { ...com('joao'), soAssinatura: true },
      ),
      [{ julgamento: VALIDA, inteiro: true }],
    ],
    [
      'two signatures',
      dois,
      [
        { julgamento: VALIDA, inteiro: false },
        { julgamento: VALIDA, inteiro: true },
      ],
    ],
    [
      'an appended page',
      comRevisao(rsa, {
        2: '<< /Type /Pages /Kids [3 0 R 20 0 R] /Count 2 >>',
        20: '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
      }),
      [{ julgamento: VALIDA, inteiro: false }],
    ],
    [
      'a covered byte',
      comByte(rsa, rsa.indexOf('Projeto de ensino'), 'Q'),
      [{ julgamento: ALTERADA, inteiro: true }],
    ],
    [
      'a byte of the signature',
      comByte(rsa, fim - 20, rsa[fim - 20] === 0x31 ? '2' : '1'),
      [{ julgamento: INVALIDA, inteiro: true }],
    ],
    [
      'unsigned attributes',
      assinarPdf(classico({}), {
        assinar: (conteudo) => anexarAtributo(ca.assinar('maria', conteudo), 'CARIMBO'),
      }),
      [{ julgamento: VALIDA, inteiro: true }],
    ],
  ];
  for (const [nome, pdf, esperado] of casos) {
    const lidas = (await nossas(pdf)).map(({ integridade, depois }) => ({
      julgamento: { integra: VALIDA, conteudoAlterado: ALTERADA, assinaturaInvalida: INVALIDA }[
        integridade as 'conteudoAlterado'
      ],
      inteiro: depois === 'nada',
    }));
    expect(lidas, nome).toEqual(esperado);
    expect(pdfsig(pdf), `pdfsig: ${nome}`).toEqual(esperado);
  }
});

it('is stricter than pdfsig where bytes outside the ranges changed', async () => {
  const rsa = assinarPdf(classico({}), com('maria'));
  const recheada = comByte(rsa, espacoDa(rsa).volta - 10, '1');
  expect(pdfsig(recheada)).toMatchObject([{ julgamento: VALIDA }]);
  expect((await nossas(recheada)).map(ehIntegra)).toEqual([false]);
});

it('calls no mutation whole that pdfsig does not', async () => {
  const dois = assinarPdf(assinarPdf(classico({}), com('maria')), com('joao'));
  let inteiras = 0;
  const quantas = Number(process.env.MUTACOES ?? 2000);
  await mutar(dois, Number(process.env.SEMENTE ?? 37) + 1, quantas, async (pdf) => {
    const boas = (await nossas(pdf)).filter(ehIntegra).length;
    if (boas === 0) return;
    inteiras += boas;
    // pdfsig does not repair each file that still has its signed revision: it then lists nothing.
    const suas = pdfsig(pdf);
    if (suas.length > 0) {
      expect(suas.filter(({ julgamento }) => julgamento === VALIDA).length).toBeGreaterThanOrEqual(boas);
    }
  });
  expect(inteiras).toBeGreaterThan(quantas / 100);
  contar('assinaturas', `${quantas} mutations beside pdfsig, ${inteiras} signatures still whole`);
});
