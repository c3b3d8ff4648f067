import { ehIntegra } from '@instrutoria/domain/assinatura/messages.ts';
import type { Assinatura } from '@instrutoria/domain/assinatura/types.ts';
import { classico, comFluxos, fluxo } from '@instrutoria/pdf-seguro/testing/pdf-maker.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Raizes } from '../../adapters/signature-roots.ts';
import { assinarPdf, comByte, comRevisao, espacoDa } from '../../testing/documents/assinar-pdf.ts';
import { type Certificadora, criarCertificadora } from '../../testing/documents/certificados.ts';
import { mutar } from '../../testing/documents/mutar-pdf.ts';
import { contar } from '../../testing/figures.ts';
import { conferirAssinaturas } from './conferir-assinaturas.ts';
import { conferirNaThread } from './na-thread.ts';

const CPF = '29841401509';
const PESSOA = `subjectAltName=otherName:2.16.76.1.3.1;OCT:01011990${CPF}00000000000000000000000000SSPPR`;
const agora = new Date();

let ca: Certificadora;
let raizes: Raizes;
let assinado: Buffer;

const com = (id: string, mais: Parameters<Certificadora['assinar']>[2] = {}) => ({
  assinar: (conteudo: Buffer) => ca.assinar(id, conteudo, { com: ['ac'], ...mais }),
});
const conferir = (pdf: Buffer, trusted: Raizes | null = raizes) => conferirAssinaturas(pdf, trusted, agora);
async function uma(pdf: Buffer, trusted: Raizes | null = raizes): Promise<Assinatura> {
  const { assinaturas } = await conferir(pdf, trusted);
  expect(assinaturas).toHaveLength(1);
  return assinaturas[0] as Assinatura;
}

beforeAll(() => {
  ca = criarCertificadora();
  const raiz = ca.emitir('raiz', { nome: 'AC Raiz', autoridade: true });
  ca.emitir('ac', { nome: 'AC Final do Governo v1', emissor: 'raiz', autoridade: true });
  ca.emitir('maria', {
    nome: `MARIA DA SILVA:${CPF}`,
    emissor: 'ac',
    chave: 'rsa:2048',
    extensoes: [PESSOA],
  });
  ca.emitir('joao', {
    nome: 'JOÃO SEM CAMPO',
    emissor: 'ac',
    chave: 'P-384',
    extensoes: ['subjectAltName=email:joao@exemplo.br'],
  });
  raizes = { data: '2026-11-01', certificados: [raiz.der] };
  assinado = assinarPdf(classico({}), com('maria'));
});
afterAll(() => ca.fechar());

describe('an untouched file', () => {
  it('is whole, with name, CPF, instant and chain, by RSA', async () => {
    expect(await conferir(assinado)).toMatchObject({
      situacao: 'lido',
      assinaturas: [
        {
          ...{ nome: 'MARIA DA SILVA', cpf: CPF, estrutura: 'certa', integridade: 'integra' },
          ...{ cadeia: 'conferida', validade: 'noPrazo', depois: 'nada', anexos: false },
        },
      ],
    });
    expect(Math.abs(Date.parse((await uma(assinado)).em ?? '') - agora.getTime())).toBeLessThan(600_000);
  });

  it.each([
    ['gov.br (CAdES)', 'ETSI.CAdES.detached', { mais: ['-cades'], resumo: 'sha512' as const }],
    ['ICP-Brasil', 'PBAD.PAdES', {}],
    ['a signer named by the key', 'adbe.pkcs7.detached', { mais: ['-keyid'] }],
    ['RSA-PSS', 'adbe.pkcs7.detached', { mais: ['-keyopt', 'rsa_padding_mode:pss'] }],
  ])('of %s is whole', async (_, subFilter, como) => {
    const pdf = assinarPdf(classico({}), { ...com('maria', como), subFilter });
    expect(await uma(pdf)).toMatchObject({ estrutura: 'certa', integridade: 'integra', cadeia: 'conferida' });
  });

  it('is whole by ECDSA, with the field in an object stream and no CPF in the certificate', async () => {
    const base = comFluxos()({
      catalogo: '/AcroForm << /Fields [10 0 R] /SigFlags 3 >>',
      objetos: { 10: '<< /Subtype /Widget /FT /Sig /T (a) /Rect [0 0 0 0] /V 11 0 R >>' },
    });
    const pdf = assinarPdf(base, { ...com('joao'), soAssinatura: true });
    expect(await uma(pdf)).toMatchObject({
      ...{ nome: 'JOÃO SEM CAMPO', cpf: null, estrutura: 'certa', integridade: 'integra', depois: 'nada' },
    });
  });

  it('takes the instant of /M where the signature has none', async () => {
    const pdf = assinarPdf(classico({}), {
      ...com('maria', { mais: ['-noattr'] }),
      entradas: "/M (D:20260303101200-03'00')",
    });
    // Without signed attributes nothing is judged whole.
    expect(await uma(pdf)).toMatchObject({ em: '2026-03-03T13:12:00.000Z', integridade: 'naoConferida' });
  });

  it('has no signature when nothing is signed', async () => {
    expect(await conferir(classico({}))).toEqual({ situacao: 'lido', assinaturas: [] });
  });
});

describe('one altered byte', () => {
  it.each([
    ['before the gap', (p: Buffer) => comByte(p, p.indexOf('Projeto de ensino'), 'Q')],
    ['behind the gap', (p: Buffer) => comByte(p, p.lastIndexOf('/Size 99') + 6, '8')],
  ])('%s: the content is not what was signed', async (_, mudar) => {
    expect(await uma(mudar(assinado))).toMatchObject({ estrutura: 'certa', integridade: 'conteudoAlterado' });
  });

  it('in the gap that is no hex digit: something else lies there', async () => {
    const { espaco, volta } = espacoDa(assinado);
    for (const em of [espaco, espaco + 100, volta - 1, volta - 2]) {
      expect(await uma(comByte(assinado, em, ' '))).toMatchObject({ estrutura: 'espaco' });
    }
  });

  it('in the padding: something else lies behind the signature', async () => {
    const { volta } = espacoDa(assinado);
    expect(await uma(comByte(assinado, volta - 10, '1'))).toMatchObject({
      estrutura: 'enchimento',
      integridade: 'integra',
    });
  });

  it('of the signature itself: it does not fit the key', async () => {
    const { espaco, volta } = espacoDa(assinado);
    const hex = assinado.toString('latin1', espaco + 1, volta - 1).replace(/(?:00)+$/, '');
    const em = espaco + hex.length - 20;
    const outro = assinado[em] === 0x31 ? '2' : '1';
    expect(await uma(comByte(assinado, em, outro))).toMatchObject({ integridade: 'assinaturaInvalida' });
  });

  it('of unsigned attributes: whole, and said to carry what nobody checked', async () => {
    const { anexarAtributo } = await import('../../testing/documents/anexar-atributo.ts');
    const pdf = assinarPdf(classico({}), {
      assinar: (conteudo) => anexarAtributo(ca.assinar('maria', conteudo, { com: ['ac'] }), 'CARIMBO'),
    });
    const em = pdf.indexOf(Buffer.from('CARIMBO').toString('hex'));
    for (const um of [pdf, comByte(pdf, em + 1, '4')]) {
      expect(await uma(um)).toMatchObject({ estrutura: 'certa', integridade: 'integra', anexos: true });
    }
  });

  it('of the ranges: they no longer fit the file', async () => {
    const em = assinado.indexOf('/ByteRange [0') + 12;
    expect(await uma(comByte(assinado, em, '1'))).toMatchObject({ estrutura: 'faixas' });
  });
});

describe('revisions', () => {
  it('says of two signatures that each is whole, and that the second came after the first', async () => {
    const { assinaturas } = await conferir(assinarPdf(assinado, com('joao')));
    expect(assinaturas).toMatchObject([
      { nome: 'MARIA DA SILVA', estrutura: 'certa', integridade: 'integra', depois: 'assinatura' },
      { nome: 'JOÃO SEM CAMPO', estrutura: 'certa', integridade: 'integra', depois: 'nada' },
    ]);
  });

  it('says of an appended page that the file changed after the signature, which stays whole', async () => {
    const pdf = comRevisao(assinado, {
      2: '<< /Type /Pages /Kids [3 0 R 20 0 R] /Count 2 >>',
      20: '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
    });
    expect(await uma(pdf)).toMatchObject({ estrutura: 'certa', integridade: 'integra', depois: 'mudanca' });
  });

  it('says of bytes behind the end that the file changed', async () => {
    expect(await uma(Buffer.concat([assinado, Buffer.from('\n')]))).toMatchObject({ depois: 'mudanca' });
  });

  it('judges the new signature when the signed file is signed again', async () => {
    const outra = assinarPdf(comByte(classico({}), 40, 'x'), com('joao'));
    expect(await uma(outra)).toMatchObject({ nome: 'JOÃO SEM CAMPO', integridade: 'integra' });
  });

  it('refuses two signatures of one revision', async () => {
    const { espaco, volta } = espacoDa(assinado);
    const hex = assinado.toString('latin1', espaco, volta);
    const faixas = `[0 ${espaco} ${volta} ${assinado.length - volta}]`;
    const pdf = comRevisao(assinado, {
      1: '<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [10 0 R 20 0 R] >> >>',
      20: '<< /FT /Sig /T (b) /V 21 0 R >>',
      21: `<< /Type /Sig /ByteRange ${faixas} /Contents ${hex} >>`,
    });
    const { assinaturas } = await conferir(pdf);
    expect(assinaturas.map(({ estrutura }) => estrutura).toSorted()).toEqual(['espaco', 'revisao']);
  });

  it('refuses ranges that end within a revision', async () => {
    const pdf = assinarPdf(classico({}), {
      assinar: (conteudo) => ca.assinar('maria', conteudo.subarray(0, -1)),
    });
    const { espaco, volta } = espacoDa(pdf);
    const fim = String(pdf.length - volta - 1).padEnd(10);
    const curto = Buffer.from(pdf);
    curto.write(fim, pdf.indexOf(String(pdf.length - volta), pdf.indexOf('/ByteRange')), 'latin1');
    expect(espacoDa(curto)).toEqual({ espaco, volta });
    expect((await uma(curto)).estrutura).toBe('certa');
    curto.write('x', curto.length - 2, 'latin1');
    expect((await uma(curto)).estrutura).toBe('revisao');
  });
});

describe('chain and signer', () => {
  it('says without installed roots that the chain is unchecked', async () => {
    expect(await uma(assinado, null)).toMatchObject({ integridade: 'integra', cadeia: 'semRaizes' });
  });

  it('says of a foreign chain that it ends at no installed root', async () => {
    const outra = ca.emitir('alheia', { nome: 'AC Raiz', autoridade: true });
    expect(await uma(assinado, { data: '2026-11-01', certificados: [outra.der] })).toMatchObject({
      integridade: 'integra',
      cadeia: 'desconhecida',
    });
    ca.emitir('propria', { nome: 'MARIA DA SILVA', extensoes: [PESSOA] });
    expect(await uma(assinarPdf(classico({}), com('propria')))).toMatchObject({ cadeia: 'desconhecida' });
  });

  it('says of an expired certificate that it was out of date, and refuses its chain', async () => {
    ca.emitir('vencida', { nome: 'VENCIDA', emissor: 'ac', ate: '20210101000000Z' });
    expect(await uma(assinarPdf(classico({}), com('vencida')))).toMatchObject({
      integridade: 'integra',
      cadeia: 'recusada',
      validade: 'foraDoPrazo',
    });
  });

  it('refuses a chain through a certificate that is no authority', async () => {
    ca.emitir('filha', { nome: 'FILHA', emissor: 'joao', extensoes: [PESSOA] });
    const pdf = assinarPdf(classico({}), com('filha', { com: ['ac', 'joao'] }));
    expect((await uma(pdf)).cadeia).not.toBe('conferida');
  });

  it('takes an intermediate authority of the bundle where the signature has none', async () => {
    const pdf = assinarPdf(classico({}), com('maria', { com: [] }));
    expect(await uma(pdf)).toMatchObject({ cadeia: 'desconhecida' });
    const ac = ca.emitir('ac2', { nome: 'AC Dois', emissor: 'raiz', autoridade: true });
    ca.emitir('ana', { nome: 'ANA', emissor: 'ac2' });
    const daAna = assinarPdf(classico({}), com('ana', { com: [] }));
    const comAc = { ...raizes, certificados: [...raizes.certificados, ac.der] };
    expect(await uma(daAna, comAc)).toMatchObject({ nome: 'ANA', cadeia: 'conferida' });
  });

  it.each(['sha1', 'md5'] as const)('names %s a weak algorithm', async (resumo) => {
    const pdf = assinarPdf(classico({}), com('maria', { resumo }));
    expect(await uma(pdf)).toMatchObject({ estrutura: 'certa', integridade: 'algoritmoFraco' });
  });

  it('names a short key weak, and refuses a chain signed by SHA-1', async () => {
    ca.emitir('curta', { nome: 'CURTA', emissor: 'ac', chave: 'rsa:1024' });
    expect(await uma(assinarPdf(classico({}), com('curta')))).toMatchObject({
      integridade: 'algoritmoFraco',
    });
    ca.emitir('velha', { nome: 'VELHA', emissor: 'ac', resumo: 'sha1' });
    expect(await uma(assinarPdf(classico({}), com('velha')))).toMatchObject({ cadeia: 'recusada' });
  });

  it('takes the certificate that the signature names, wherever it stands', async () => {
    const pdf = assinarPdf(classico({}), com('joao', { com: ['maria', 'ac', 'raiz'] }));
    expect(await uma(pdf)).toMatchObject({ nome: 'JOÃO SEM CAMPO', integridade: 'integra' });
  });

  it('judges nothing that carries content of its own', async () => {
    const pdf = assinarPdf(classico({}), com('maria', { mais: ['-nodetach'] }));
    expect(await uma(pdf)).toMatchObject({ nome: null, integridade: 'naoConferida' });
  });
});

describe('a file made to deceive', () => {
  const falsa = () => {
    const { espaco, volta } = espacoDa(assinado);
    const hex = assinado.toString('latin1', espaco, volta);
    return `21 0 obj\n<< /Type /Sig /ByteRange [0 ${espaco} ${volta} 9] /Contents ${hex} >>\nendobj`;
  };

  it('takes no signature out of a stream, a string or a comment', async () => {
    const campo = '<< /FT /Sig /T (b) /V 21 0 R >>';
    const dentro = `endstream\nendobj\n${falsa()}`;
    for (const isca of [
      fluxo('', dentro),
      `<< /Length 12 0 R >>\nstream\n${dentro}\nendstream\nendobj\n12 0 obj\n${dentro.length}`,
      `(${falsa()})`,
      `null\n% ${falsa().replaceAll('\n', ' ')}`,
    ]) {
      expect(await conferir(classico({ objetos: { 10: campo, 11: isca } }))).toEqual({
        situacao: 'lido',
        assinaturas: [],
      });
    }
  });

  it('says of a signature outside the fields that no field has it', async () => {
    const solta = Buffer.from(assinado);
    solta.write('/U', assinado.indexOf('/V 11 0 R'), 'latin1');
    expect(await uma(solta)).toMatchObject({ estrutura: 'campo', integridade: 'conteudoAlterado' });
  });

  it('names an encrypted file, an XFA form, a broken index and no PDF', async () => {
    expect(await conferir(classico({ trailer: '/Encrypt 9 0 R' }))).toMatchObject({ situacao: 'protegido' });
    expect(await conferir(classico({ catalogo: '/AcroForm << /XFA 9 0 R >>' }))).toMatchObject({
      situacao: 'xfa',
    });
    const quebrado = Buffer.from(
      classico({})
        .toString('latin1')
        .replace(/startxref\n\d+/, 'startxref\n7'),
    );
    expect(await conferir(quebrado)).toMatchObject({ situacao: 'indice' });
    expect(await conferir(Buffer.from('nada'))).toEqual({ situacao: 'ilegivel', assinaturas: [] });
  });

  it('gives up a file that fills memory, and answers the next one', async () => {
    const cheio = Buffer.from(`%PDF-1.7\n/ByteRange ${'[0] '.repeat(6_000_000)}`);
    const tarefa = { raizes, agora };
    const fundo = Buffer.from(`%PDF-1.7\n1 0 obj ${'['.repeat(200_000)} /ByteRange`);
    const [muito, aninhado, bom] = await Promise.all([
      conferirNaThread({ ...tarefa, bytes: Buffer.concat([Buffer.from('%PDF-1.7\n1 0 obj ['), cheio]) }),
      conferirNaThread({ ...tarefa, bytes: fundo }),
      conferirNaThread({ ...tarefa, bytes: assinado }),
    ]);
    expect(muito).toEqual({ situacao: 'demorado', assinaturas: [] });
    expect(aninhado).toEqual({ situacao: 'ilegivel', assinaturas: [] });
    expect(bom.assinaturas).toMatchObject([{ integridade: 'integra', cadeia: 'conferida' }]);
  });
});

it('calls no mutation of covered bytes whole, and never fails', async () => {
  const dois = assinarPdf(assinado, com('joao'));
  const semente = Number(process.env.SEMENTE ?? 37);
  const quantas = Number(process.env.MUTACOES ?? 150);
  let inteiras = 0;
  for (const original of [assinado, dois]) {
    await mutar(original, semente, quantas, async (pdf, { coberto }) => {
      const { assinaturas } = await conferir(pdf, null);
      for (const { nome } of assinaturas.filter(ehIntegra)) {
        inteiras += 1;
        expect(coberto(nome === 'MARIA DA SILVA' ? 0 : 1)).toBe(false);
      }
    });
  }
  // The first of two signatures stays whole when only what follows it is changed.
  expect(inteiras).toBeGreaterThan(10);
  contar('assinaturas', `${2 * quantas} mutations, ${inteiras} signatures still whole`);
});
