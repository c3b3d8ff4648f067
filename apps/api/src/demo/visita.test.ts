import { digitosConferem } from '@instrutoria/domain/kernel/cpf.ts';
import { MENSAGENS_PAGAMENTO as M } from '@instrutoria/domain/pagamento/messages.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violations } from '../db/invariants/invariants.ts';
import { createTestApp, type TestApp } from '../testing/app.ts';
import { type Reply, send } from '../testing/client.ts';
import { findRow, rowsOf } from '../testing/rows.ts';
import { entrar } from '../testing/world/contas.ts';
import { ESTUDANTE, RECURSOS } from './content.ts';
import { contaDoEstudante, seedDemo } from './seed.ts';

const AGORA = '2028-02-29T09:30:00Z';
let t: TestApp;
const tokens = new Map<string, string>();
let contas: Awaited<ReturnType<typeof seedDemo>>['contas'];

async function entrarTodos() {
  const todas = [...contas, ...(await contaDoEstudante(t.deps.database.db))];
  for (const { tipo, nome, cpf, senha } of todas) {
    const { token } = (await entrar(t, cpf, senha)).body;
    for (const chave of [tipo, nome]) tokens.set(chave, tokens.get(chave) ?? token);
  }
}

beforeAll(async () => {
  t = await createTestApp();
  t.clock.definir(AGORA);
  ({ contas } = await seedDemo(t.deps));
  await entrarTodos();
});
afterAll(() => t.close());

/** Calls as the first account of that type, as the account of that name, or (null) without a login. */
async function pedir<T>(quem: string | null, metodo: string, caminho: string, body?: unknown): Promise<T> {
  const token = quem === null ? null : tokens.get(quem);
  const resposta: Reply<T> = await send(t.url, metodo, caminho, { token, body });
  expect(resposta.status, `${metodo} ${caminho}: ${resposta.text}`).toBeLessThan(300);
  return resposta.body;
}
const ler = <T>(quem: string | null, caminho: string) => pedir<T>(quem, 'GET', caminho);

interface Linha {
  readonly projeto_id: number;
  readonly titulo: string;
  readonly total: number;
  readonly vagas: string;
  readonly situacaoExibida: string;
  readonly remunerados_aprovados: number;
}
interface Versao {
  readonly numero: number;
  readonly motivo: string;
  readonly instante: string;
  readonly recurso: number | null;
  readonly reconstituida: boolean;
}
interface Resultado {
  readonly projetos: readonly Linha[];
  readonly mudancas: readonly {
    readonly projeto_id: number;
    readonly campos: readonly { campo: string }[];
  }[];
}
interface Lancamento {
  readonly instrutor: { readonly id: number; readonly nome: string; readonly cpf: string | null };
  readonly competencia: string;
  readonly tipo: string;
  readonly pago: boolean;
  readonly decisao: string | null;
}
interface Folha {
  readonly mes: string;
  readonly fechada: boolean;
  readonly podeFechar: boolean;
  readonly estornosPorDecidir: number;
  readonly aPagar: number;
  readonly aDevolver: number;
  readonly lancamentos: readonly Lancamento[];
}
interface Recurso {
  readonly id: number;
  readonly status: string;
  readonly feedback: string | null;
  readonly decididoEm: string | null;
}

/** Calls that cenas.test.ts covers. */
const POR_REGRAS_PROPRIAS = /Cursos Noturnos|Permanência Estudantil/;

async function editais() {
  return ler<readonly { id: number; nome: string; resultadoPublicadoEm: string }[]>(
    null,
    '/api/publico/resultados',
  );
}

async function folhas(): Promise<Folha[]> {
  const listadas = await ler<readonly Folha[]>('administrador', '/api/pagamento');
  const emOrdem = listadas.toSorted((a, b) => a.mes.localeCompare(b.mes));
  const lidas: Folha[] = [];
  for (const { mes } of emOrdem) lidas.push(await ler<Folha>('administrador', `/api/pagamento/${mes}`));
  return lidas;
}

describe('a visit to the demonstration', () => {
  it('shows two versions of each result that an appeal changed, with the rows that it changed', async () => {
    let comDuas = 0;
    for (const { id, nome, resultadoPublicadoEm } of await editais()) {
      if (POR_REGRAS_PROPRIAS.test(nome)) continue;
      const versoes = await ler<readonly Versao[]>(null, `/api/publico/resultados/${id}/versoes`);
      expect(versoes[0]).toMatchObject({ motivo: 'PUBLICACAO', instante: resultadoPublicadoEm });
      expect(versoes.some(({ reconstituida }) => reconstituida)).toBe(false);
      if (versoes.length === 1) continue;
      comDuas++;
      const [, segunda] = versoes;
      expect(segunda).toMatchObject({ numero: 2, motivo: 'RECURSO', recurso: expect.any(Number) });
      expect(segunda?.instante).toSatisfy((em: string) => em > resultadoPublicadoEm && em < AGORA);
      const antes = await ler<Resultado>(null, `/api/publico/resultados/${id}/versoes/1`);
      const depois = await ler<Resultado>(null, `/api/publico/resultados/${id}/versoes/2`);
      const mudado = depois.mudancas.find(({ campos }) => campos.some(({ campo }) => campo === 'total'));
      const total = ({ projetos }: Resultado) =>
        projetos.find(({ projeto_id }) => projeto_id === mudado?.projeto_id)?.total ?? 0;
      expect(total(depois)).toBeGreaterThan(total(antes));
      const emVigor = await ler<Resultado>(null, `/api/publico/resultados/${id}`);
      expect(emVigor.projetos).toEqual(depois.projetos);
    }
    expect(comDuas).toBe(2);
  });

  it('shows a refused and an accepted appeal with their reasons, and none that lowered a result (D16)', async () => {
    const recursos = await ler<readonly Recurso[]>('PRESIDENTE_COMISSAO', '/api/recurso');
    const guardados = (await rowsOf(t, 'recurso')).filter(({ id }) => id <= RECURSOS.length);
    for (const status of ['ACEITO', 'RECUSADO']) {
      expect(recursos.filter((um) => um.status === status).length, status).toBeGreaterThan(0);
    }
    expect(guardados.filter(({ status }) => status === 'ACEITO')).toHaveLength(2);
    for (const { status, feedback, original, corrigido, resultadoNumero } of guardados) {
      if (status === 'PENDENTE') continue;
      expect(feedback).toMatch(/\w/);
      expect(resultadoNumero).toBe(2);
      if (status !== 'ACEITO') continue;
      const [antes, depois] = [original, corrigido] as Record<string, number | null>[];
      for (const [campo, valor] of Object.entries(antes ?? {})) {
        expect(depois?.[campo] ?? 0, campo).toBeGreaterThanOrEqual(valor ?? 0);
      }
    }
    // A score that the committee gave above the cap of the appeals screen stays (173, not 150).
    expect(guardados.some(({ corrigido }) => Object.values(corrigido ?? {}).includes(173))).toBe(true);
  });

  it("shows a project without places, approved in part and marked 'sem vagas' (D20)", async () => {
    const linhas: Linha[] = [];
    for (const { id } of await editais()) {
      linhas.push(...(await ler<Resultado>(null, `/api/publico/resultados/${id}`)).projetos);
    }
    const semVagas = linhas.filter(({ vagas }) => vagas === 'nenhuma');
    expect(semVagas.map(({ situacaoExibida }) => situacaoExibida)).toContain('APROVADO PARCIALMENTE');
  });

  it('shows an adjustment in each direction, on closed sheets and on the next to be closed (D39)', async () => {
    const todas = await folhas();
    const ajustes = (fechada: boolean, tipo: string) =>
      todas
        .filter((folha) => folha.fechada === fechada)
        .flatMap(({ mes, lancamentos }) => lancamentos.map((l) => ({ ...l, mes })))
        .filter((l) => l.tipo === tipo);
    expect(ajustes(true, 'COMPLEMENTO')).toHaveLength(1);
    expect(ajustes(true, 'ESTORNO')).toMatchObject([{ decisao: 'CONFIRMADO' }]);
    const [seguinte] = todas.filter(({ fechada }) => !fechada);
    expect(ajustes(false, 'COMPLEMENTO')).toMatchObject([{ mes: seguinte?.mes }]);
    expect(ajustes(false, 'ESTORNO')).toMatchObject([{ mes: seguinte?.mes, decisao: 'CONFIRMADO' }]);
    for (const { competencia, mes } of [...ajustes(true, 'ESTORNO'), ...ajustes(true, 'COMPLEMENTO')]) {
      expect(competencia < mes).toBe(true);
    }
    for (const { fechada, aPagar, aDevolver, lancamentos } of todas) {
      expect(aPagar).toBe(lancamentos.filter(({ pago }) => pago).length);
      expect(aDevolver).toBe(lancamentos.filter(({ decisao }) => decisao === 'CONFIRMADO').length);
      if (fechada) expect(aPagar).toBeGreaterThan(0);
    }
  });

  it('shows an ended and a replaced instructor in one place, each with the acts of their state (D25, D37, D40)', async () => {
    const titulo = 'Estudar em grupo: plantões de pré-requisitos no contraturno';
    const helena = await findRow(t, 'projeto', { titulo });
    const { data } = await ler<{
      data: readonly {
        nome: string;
        mesInicio: string;
        fimVinculo: { data: string; motivo: string } | null;
      }[];
    }>('administrador', `/api/projeto/instrutores/${helena?.id}?encerrados=true`);
    const encerrado = data.find(({ fimVinculo }) => fimVinculo !== null);
    expect(encerrado?.fimVinculo?.motivo).toMatch(/mestrado/);
    expect(data.some(({ mesInicio }) => mesInicio > (encerrado?.fimVinculo?.data ?? '9'))).toBe(true);

    const instrutores = await rowsOf(t, 'instrutor');
    const conferencias = await rowsOf(t, 'conferenciaDeDocumento');
    for (const { id, nome, cpf, matricula, situacao } of instrutores) {
      if (cpf !== null) expect(digitosConferem(cpf), nome).toBe(true);
      if (situacao !== 'REGULAR') continue;
      expect([cpf, matricula], nome).not.toContain(null);
      const dele = conferencias.filter(({ instrutorId }) => instrutorId === id);
      // One document of the student who has an account was refused later.
      const recusados = nome === ESTUDANTE.nome ? ['RECUSADO'] : [];
      expect(new Set(dele.map((c) => c.situacao)), nome).toEqual(new Set(['CONFERIDO', ...recusados]));
    }
    const cpfs = instrutores.flatMap(({ cpf }) => cpf ?? []);
    expect(new Set(cpfs).size).toBe(cpfs.length);
    expect(instrutores.filter(({ cpf, mesInicio }) => cpf === null && mesInicio === null)).toHaveLength(2);
    const professores = await rowsOf(t, 'professor', { cpf: cpfs });
    expect(professores).toEqual([]);
  });

  it('shows the student the days they logged, a month that counts fewer hours, and one to send', async () => {
    const [vinculo] = await ler<readonly { id: number }[]>('estudante', '/api/estudante/vinculos');
    const { meses } = await ler<{
      readonly meses: readonly {
        readonly aberto: boolean;
        readonly estado: string;
        readonly soma: number;
        readonly registradas: number | null;
        readonly motivo: string | null;
      }[];
    }>('estudante', `/api/estudante/vinculos/${vinculo?.id}/dias`);
    const [atual, ultimo, penultimo] = meses;
    expect(atual).toMatchObject({ aberto: true, estado: 'aberto', soma: 24, registradas: null });
    const { aMais, motivoDeMenosHoras } = ESTUDANTE.dias;
    expect(ultimo).toMatchObject({ estado: 'atestado', motivo: motivoDeMenosHoras });
    expect(ultimo?.soma).toBe((ultimo?.registradas ?? 0) + aMais);
    expect(penultimo).toMatchObject({ estado: 'atestado', motivo: null, soma: penultimo?.registradas });
  });

  it('breaks no invariant, and lists no pendência de dados', async () => {
    expect(await violations(t.deps.database.pool)).toEqual([]);
    expect(await ler('administrador', '/api/pendencias-de-dados')).toEqual([]);
  });

  it('allows the conferred month to be closed, also after another decision about its estorno', async () => {
    const aberta = (await folhas()).find(({ fechada }) => !fechada);
    const { mes = '', lancamentos = [] } = aberta ?? {};
    expect(aberta).toMatchObject({ podeConferir: false, podeFechar: true, semSegundaPessoa: true });
    const volta = { mes, motivo: 'O estorno ainda se discute.' };
    await pedir('administrador', 'POST', '/api/pagamento/desconferir', volta);
    const estorno = lancamentos.find(({ tipo }) => tipo === 'ESTORNO');
    const { instrutor, competencia } = estorno ?? {};
    const corpo = { mes, instrutor: instrutor?.id, competencia, decisao: 'CONFIRMADO' };
    expect(await pedir('administrador', 'POST', '/api/pagamento/estorno', corpo)).toMatchObject({
      podeConferir: true,
    });
    expect(await pedir('administrador', 'POST', '/api/pagamento/conferir', { mes })).toMatchObject({
      ...{ podeFechar: false, impedimento: M.espera24Horas, semSegundaPessoa: true },
    });
    // The only administrator closes a day later, with a reason.
    t.clock.definir(new Date(new Date(AGORA).getTime() + 86_400_000));
    tokens.clear();
    await entrarTodos();
    const motivo = 'A outra pessoa da administração está de férias.';
    const fechada = await pedir<Folha>('administrador', 'POST', '/api/pagamento/fechar', { mes, motivo });
    expect(fechada).toMatchObject({ mes, fechada: true, estornosPorDecidir: 0, aDevolver: 1 });
    expect(await violations(t.deps.database.pool)).toEqual([]);
    const seguinte = (await folhas()).find((folha) => !folha.fechada);
    expect(seguinte).toMatchObject({ podeConferir: true, estornosPorDecidir: 0 });
  });
});
