import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lerArquivo } from '../../documents/planilhas/ler-arquivo.ts';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import { send } from '../../testing/client.ts';
import { lerZip } from '../../testing/documents/read-zip.ts';
import { insertInto, rowsOf, updateRows } from '../../testing/rows.ts';
import type { Pessoa, World } from '../../testing/world.ts';
import { createWorld } from '../../testing/world.ts';

let t: TestApp;
let w: World;
let adm: Pessoa;
beforeAll(async () => {
  t = await createTestApp();
  w = createWorld(t);
  adm = await w.novaPessoa('administrador');
});
afterAll(() => t.close());

const caminho = (edital: number) => `/api/edital/${edital}/pacote`;

async function baixar(edital: number, quem: Pessoa = adm) {
  const r = await fetch(t.url + caminho(edital), { headers: { authorization: `Bearer ${quem.token}` } });
  expect([r.status, r.headers.get('content-type')]).toEqual([200, 'application/zip']);
  const arquivos = await lerZip(Buffer.from(await r.arrayBuffer()));
  return { arquivos, nomes: [...arquivos.keys()], disposicao: r.headers.get('content-disposition') ?? '' };
}

function conferirSomas(arquivos: ReadonlyMap<string, Buffer>): void {
  const somas = String(arquivos.get('SHA256SUMS.txt')).trimEnd().split('\n');
  const feitas = [...arquivos]
    .filter(([nome]) => nome !== 'SHA256SUMS.txt')
    .map(([nome, bytes]) => `${createHash('sha256').update(bytes).digest('hex')}  ${nome}`);
  expect(somas).toEqual(feitas);
}

async function celulas(arquivos: ReadonlyMap<string, Buffer>, nome: string) {
  const lido = await lerArquivo(arquivos.get(`planilhas/${nome}.xlsx`) ?? Buffer.alloc(0));
  return (lido.folhas[0]?.linhas ?? []).map((linha) => linha.celulas);
}

interface Dados {
  readonly edital: { readonly edital: { readonly id: number } };
  readonly projetos: readonly {
    readonly projeto: { readonly id: number; readonly titulo: string };
    readonly avaliacao: { readonly total: number | null } | null;
    readonly instrutores: { readonly data: readonly { readonly nome: string }[] };
  }[];
}
const dadosDe = (arquivos: ReadonlyMap<string, Buffer>) =>
  JSON.parse(String(arquivos.get('dados.json'))) as Dados;

/** The answer, read no further than its head. */
async function abrir(edital: number, quem: Pessoa) {
  const pedido = request(t.url + caminho(edital), { headers: { authorization: `Bearer ${quem.token}` } });
  pedido.end();
  const [resposta] = (await once(pedido, 'response')) as [IncomingMessage];
  return { pedido, resposta };
}

describe('the package of a whole call', () => {
  it('holds the sheets, the data, and a folder for each project, each with its hash', async () => {
    const aprovado = await w.novoAprovado();
    const { edital, projeto } = aprovado;
    await updateRows(t, 'professor', { rg: 'RG-CANARIO-77' }, { id: aprovado.dono.id });
    const instrutor = await w.novoInstrutor(projeto, { nome: 'Aluna do Pacote', cpf: '70000000272' });
    await w.novaFrequencia(instrutor, 2026, [10.5], aprovado.dono.id);
    await updateRows(t, 'projeto', { titulo: 'CON: ação / reação' }, { id: projeto });
    const { arquivos, nomes, disposicao } = await baixar(edital);
    expect(disposicao).toContain(`edital-${edital}-`);
    const pasta = `projetos/${projeto}-CON-acao-reacao`;
    const doInstrutor = `${pasta}/instrutores/${instrutor}-Aluna-do-Pacote`;
    expect(nomes).toEqual([
      'LEIA-ME.txt',
      ...['projetos', 'pessoas', 'instrutores', 'frequencia'].map((nome) => `planilhas/${nome}.xlsx`),
      ...['ranque-tipo-1', 'ranque-tipo-2', 'avaliadores'].map((nome) => `planilhas/${nome}.xlsx`),
      'planilhas/resultado-versao-1.csv',
      'dados.json',
      ...['projeto', 'comprovante-das-disciplinas'].map((nome) => `${pasta}/${nome}.pdf`),
      ...['termo-de-compromisso', 'declaracao-do-aluno', 'historico'].map((n) => `${doInstrutor}/${n}.pdf`),
      ...nomes.filter((nome) => nome.endsWith('termo-de-anuencia.pdf') || nome === 'FICOU-DE-FORA.txt'),
      'SHA256SUMS.txt',
    ]);
    conferirSomas(arquivos);
    expect(String(arquivos.get(`${pasta}/projeto.pdf`)).startsWith('%PDF-')).toBe(true);
    expect(String(arquivos.get('LEIA-ME.txt'))).toContain('Projetos enviados: 1.');
    expect((await celulas(arquivos, 'projetos'))[1]?.slice(0, 2)).toEqual([projeto, 'CON: ação / reação']);
    expect((await celulas(arquivos, 'frequencia'))[1]?.slice(2, 7)).toEqual([
      ...['Aluna do Pacote', expect.any(String), 2026, 1, 10.5],
    ]);
    const dados = dadosDe(arquivos);
    expect(dados.edital.edital.id).toBe(edital);
    expect(dados.projetos.map((um) => [um.projeto.id, um.instrutores.data[0]?.nome])).toEqual([
      [projeto, 'Aluna do Pacote'],
    ]);
    // T-F3: neither in the texts nor in the sheets.
    const tudo = [...arquivos].flatMap(([nome, bytes]) => (nome.endsWith('.pdf') ? [] : [String(bytes)]));
    for (const segredo of [aprovado.dono.cpf, '70000000272', 'RG-CANARIO-77', '$argon2'])
      expect(tudo.filter((um) => um.includes(segredo))).toEqual([]);
    expect(nomes.some((nome) => nome.includes('bancarios'))).toBe(false);
  });

  it('shows nothing of the evaluation of the reader’s own project before publication (D20)', async () => {
    const edital = await w.novoEditalEm('decisao');
    const alheio = await w.novoAvaliado(edital);
    const proprio = await w.novoAvaliado(edital, { dono: adm });
    const { arquivos } = await baixar(edital);
    const dados = dadosDe(arquivos);
    const avaliacaoDe = (id: number) => dados.projetos.find((um) => um.projeto.id === id)?.avaliacao;
    expect(avaliacaoDe(alheio.projeto)?.total).toEqual(expect.any(Number));
    const sozinha = await send<{ total: number | null }>(
      t.url,
      'GET',
      `/api/projeto_aprovacao/projeto/${proprio.projeto}`,
      { token: adm.token },
    );
    expect(avaliacaoDe(proprio.projeto)).toEqual(sozinha.body);
    expect(sozinha.body.total).toBeNull();
    const ids = (await celulas(arquivos, 'ranque-tipo-1')).slice(1).map((linha) => linha[1]);
    expect(ids).not.toContain(proprio.projeto);
    expect(String(arquivos.get('LEIA-ME.txt'))).toContain('Você participa de 1 projeto');
  });

  it('says which file is lost, and holds the others', async () => {
    const edital = await w.novoEditalEm('avaliacao');
    const { projeto } = await w.novoAvaliado(edital);
    const outro = await w.novoAvaliado(edital);
    const { comprovanteId } = (await rowsOf(t, 'projeto', { id: projeto }))[0] ?? {};
    const [bundle] = await rowsOf(t, 'comprovanteDeDisciplinas', { id: comprovanteId ?? 0 });
    await t.deps.storage.remove(bundle?.comprovante ?? '');
    const { arquivos, nomes } = await baixar(edital);
    const fora = String(arquivos.get('FICOU-DE-FORA.txt'));
    expect(fora).toContain(`projetos/${projeto}-`);
    expect(fora).toContain('comprovante-das-disciplinas.pdf: ');
    const comprovantes = nomes.filter((nome) => nome.endsWith('comprovante-das-disciplinas.pdf'));
    expect(comprovantes).toEqual([expect.stringContaining(`projetos/${outro.projeto}-`)]);
    conferirSomas(arquivos);
  });

  it('adds a row to the audit and one to the log of accesses, and answers 404 for an unknown call', async () => {
    const edital = await w.novoEditalEm('avaliacao');
    await baixar(edital);
    const atos = await rowsOf(t, 'auditoria', { acao: 'exportarEdital', registroId: edital });
    expect(atos.map(({ pessoaId, depois }) => [pessoaId, depois])).toEqual([
      [adm.id, expect.objectContaining({ projetos: 0 })],
    ]);
    expect(await rowsOf(t, 'acesso', { documento: 'edital_inteiro', registroId: edital })).toHaveLength(1);
    expect((await send(t.url, 'GET', caminho(987_654), { token: adm.token })).status).toBe(404);
  });

  it('gives a person one at a time, and frees the place of a client that left', async () => {
    const edital = await w.novoEditalEm('avaliacao');
    const dono = await w.novaPessoa();
    // More than the buffers between server and client hold.
    const pdf = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(20_000_000)]);
    for (let i = 0; i < 3; i += 1) {
      const projetoId = await w.novoProjeto(dono.id, edital);
      const documento = await w.novoArquivo('frequenciaDeOficio', adm.id, pdf);
      const feita = { projetoId, autorId: adm.id, documento, criadoEm: t.clock.agora() };
      const oficio = { ...feita, origem: 'documento', motivo: 'Folha assinada' };
      const { id } = await insertInto(t, 'frequenciaDeOficio', oficio);
      const vinculo = `frequencia_de_oficio:${id}`;
      await updateRows(t, 'arquivo', { vinculo }, { referencia: documento });
    }
    const { pedido, resposta } = await abrir(edital, adm);
    const outra = await send<{ code: string }>(t.url, 'GET', caminho(edital), { token: adm.token });
    expect([outra.status, outra.body.code, outra.headers.get('retry-after')]).toEqual([
      ...[429, 'PACOTE_EM_CURSO', '30'],
    ]);
    resposta.on('error', () => undefined);
    pedido.on('error', () => undefined).destroy();
    const deNovo = async () => {
      const novo = await abrir(edital, adm);
      novo.resposta.on('error', () => undefined);
      novo.pedido.on('error', () => undefined).destroy();
      return novo.resposta.statusCode;
    };
    await expect.poll(deNovo, { timeout: 30_000 }).toBe(200);
  });

  it('breaks off at an unexpected failure, so that no program takes the ZIP for complete', async () => {
    const edital = await w.novoEditalEm('avaliacao');
    await w.novoAvaliado(edital);
    const { storage } = t.deps;
    const ler = storage.read;
    storage.read = () => Promise.reject(new Error('the disk went away'));
    try {
      const { resposta } = await abrir(edital, await w.novaPessoa('administrador'));
      expect(resposta.statusCode).toBe(200);
      await expect(text(resposta)).rejects.toThrow('aborted');
    } finally {
      storage.read = ler;
    }
    expect((await baixar(edital)).nomes.at(-1)).toBe('SHA256SUMS.txt');
  });
});
