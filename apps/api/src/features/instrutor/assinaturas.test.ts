import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { classico } from '@instrutoria/pdf-seguro/testing/pdf-maker.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { run } from '../../db/query.ts';
import { sql } from '../../db/sql.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { send } from '../../testing/client.ts';
import { assinarPdf, comByte } from '../../testing/documents/assinar-pdf.ts';
import { type Certificadora, criarCertificadora } from '../../testing/documents/certificados.ts';
import { countOf } from '../../testing/rows.ts';
import { type CenaDoInstrutor, criarCenaDoInstrutor } from '../../testing/world/cena-do-instrutor.ts';
import type { Pessoa } from '../../testing/world.ts';
import { housekeep } from '../arquivo/housekeeping.ts';
import type { Instrutor } from './queries.ts';

const CPF = '52998224725';

let pasta: string;
let ca: Certificadora;
let t: TestApp;
let c: CenaDoInstrutor;
let dono: Pessoa;
beforeAll(async () => {
  pasta = await mkdtemp(join(tmpdir(), 'raizes-'));
  ca = criarCertificadora();
  const raiz = ca.emitir('raiz', { nome: 'AC Raiz', autoridade: true });
  const extensoes = [`subjectAltName=otherName:2.16.76.1.3.1;OCT:01011990${CPF}000000000000000000000`];
  ca.emitir('ana', { nome: `ANA SOUZA:${CPF}`, emissor: 'raiz', extensoes });
  const RAIZES_DE_ASSINATURA = join(pasta, 'raizes-2026-05-01.pem');
  await writeFile(RAIZES_DE_ASSINATURA, `# Raízes de teste\n${raiz.pem}`);
  t = await createTestApp({ env: { RAIZES_DE_ASSINATURA } });
  c = await criarCenaDoInstrutor(t);
  dono = await c.w.novaPessoa();
});
afterAll(async () => {
  await t.close();
  ca.fechar();
  await rm(pasta, { recursive: true });
});

const assinado = (marca: string) =>
  assinarPdf(classico({ pagina: `/Marca (${marca})` }), {
    assinar: (conteudo) => ca.assinar('ana', conteudo),
  });

/** An instructor whose termo is this PDF, sent by the coordinator. */
async function comTermo(pdf: Buffer, cpf: string): Promise<number> {
  const { projeto } = await c.aprovado({ dono });
  const file = { bytes: pdf, name: 'termo.pdf' };
  const envio = await send(t.url, 'POST', '/api/instrutor/upload/termo', { token: dono.token, file });
  expect(envio.status).toBe(201);
  const { data } = envio.body as { data: string };
  const corpo = await c.cadastro(dono, { projeto: { id: projeto }, cpf, termo_compromisso: data });
  const r = await c.envia(dono, 'POST', '/api/instrutor', corpo);
  expect(r.status).toBe(201);
  return r.body.id;
}

async function ler(id: number, quem: Pessoa): Promise<Instrutor> {
  return (await send(t.url, 'GET', `/api/instrutor/${id}`, { token: quem.token })).body as Instrutor;
}
const termo = ({ assinaturas }: Pick<Instrutor, 'assinaturas'>) =>
  assinaturas.find(({ documento }) => documento === 'termo_compromisso');

it('judges the signatures at the upload and shows them to the coordinator and the administrators', async () => {
  const id = await comTermo(assinado('um'), CPF);
  for (const quem of [dono, c.administrador]) {
    const lido = await ler(id, quem);
    expect(termo(lido)).toMatchObject({
      ...{ atual: true, situacao: 'lido' },
      assinaturas: [
        {
          ...{ nome: 'ANA SOUZA', cpf: '***.982.247-**', estrutura: 'certa', integridade: 'integra' },
          ...{ cadeia: 'conferida', depois: 'nada', outraPessoa: false },
        },
      ],
    });
    const semTermo = lido.assinaturas.filter(({ documento }) => documento !== 'termo_compromisso');
    expect(semTermo.length).toBeGreaterThan(0);
  }
  const fila = await send(t.url, 'GET', `/api/instrutor?instrutor=${id}`, { token: c.administrador.token });
  const [naFila] = fila.body as Instrutor[];
  expect(naFila && termo(naFila)?.assinaturas).toHaveLength(1);
  expect(fila.text).not.toContain(CPF);
});

it('warns of another person, and changes no check of the document', async () => {
  const id = await comTermo(assinado('dois'), '29841401509');
  const lido = await ler(id, dono);
  expect(termo(lido)?.assinaturas).toMatchObject([{ outraPessoa: true, integridade: 'integra' }]);
  expect(lido.conferencias.every(({ situacao }) => situacao === 'PENDENTE')).toBe(true);
});

it('keeps a file whose signed content was altered, and says so', async () => {
  const pdf = assinado('tres');
  const id = await comTermo(comByte(pdf, pdf.indexOf('Projeto de ensino'), 'Q'), '11144477735');
  expect(termo(await ler(id, dono))?.assinaturas).toMatchObject([{ integridade: 'conteudoAlterado' }]);
});

it('judges again on demand what an older version judged, for those who may open the documents', async () => {
  const id = await comTermo(assinado('quatro'), '39053344705');
  await run(t.deps.database.db, sql`update conferencia_de_assinaturas set versao = 0, assinaturas = '[]'`);
  expect(termo(await ler(id, dono))).toMatchObject({ atual: false, assinaturas: [] });
  const outra = await c.w.novaPessoa();
  const pedir = (quem: Pessoa) =>
    send(t.url, 'POST', `/api/instrutor/conferir_assinaturas/${id}`, { token: quem.token });
  expect((await pedir(outra)).status).toBe(404);
  const r = await pedir(c.administrador);
  expect(r.status).toBe(200);
  expect(termo(r.body as Instrutor)).toMatchObject({ atual: true, assinaturas: [{ nome: 'ANA SOUZA' }] });
  expect(await countOf(t, 'auditoria', { acao: 'conferirAssinaturas', registroId: id })).toBe(1);
});

it('forgets the signatures with the last file of a content', async () => {
  await housekeep(t.deps);
  const antes = await countOf(t, 'conferenciaDeAssinaturas', {});
  await comTermo(assinado('cinco'), '86288366757');
  await run(
    t.deps.database.db,
    sql`
      update arquivo set eliminado_em = now() where sha256 in (
        select sha256 from conferencia_de_assinaturas order by conferida_em desc limit 1)
    `,
  );
  await housekeep(t.deps);
  expect(await countOf(t, 'conferenciaDeAssinaturas', {})).toBeLessThanOrEqual(antes);
});
