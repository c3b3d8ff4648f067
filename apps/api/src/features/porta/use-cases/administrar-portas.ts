import type { Api } from '@instrutoria/contract/api.ts';
import { exigirSemProblemas } from '@instrutoria/domain/kernel/domain-error.ts';
import { type Problema, problema } from '@instrutoria/domain/kernel/problema.ts';
import { ATRASO_DOS_METADADOS_MS } from '@instrutoria/domain/porta/limits.ts';
import { MENSAGENS_PORTA as M } from '@instrutoria/domain/porta/messages.ts';
import { problemasDaPorta } from '@instrutoria/domain/porta/rules/problemas-da-porta.ts';
import type { PassoDoTeste } from '@instrutoria/domain/porta/types.ts';
import type { ComPreparo, Contexto, Executar } from '../../../context.ts';
import { comVersao } from '../../../context.ts';
import type { Executor } from '../../../db/connection/transaction.ts';
import { auditar } from '../../auditoria/repository.ts';
import { DoorRefusal } from '../adapters/door.ts';
import { openDoor, retornoDe, segredoLegivel } from '../adapters/open-door.ts';
import { inserirPorta, ligarOuDesligar, salvarPorta } from '../porta-repository.ts';
import {
  acharPorta,
  existemUnidades,
  listarPortasGuardadas,
  type PortaGuardada,
  type PortaNaLista,
  portaNaoEncontrada,
  travarPorta,
} from '../queries.ts';

type Escrita = Pick<PortaGuardada, 'configuracao' | 'nome' | 'tipo'>;

function vista({ deps }: Pick<Contexto, 'deps'>, { segredo, lidoEm, ...porta }: PortaNaLista) {
  const retorno = retornoDe(deps, porta.id);
  const atrasados =
    lidoEm !== null && deps.clock.real().getTime() - Date.parse(lidoEm) > ATRASO_DOS_METADADOS_MS;
  const metadados = lidoEm === null ? null : { lidoEm, atrasados: porta.ligada && atrasados };
  return {
    metadados,
    ...porta,
    temSegredo: segredo !== null,
    retorno,
    saida: retorno.replace(/retorno$/, 'saida'),
  };
}

async function vistaDe(ctx: Contexto, id: number) {
  const porta = (await listarPortasGuardadas(ctx.db)).find((uma) => uma.id === id);
  if (porta === undefined) throw portaNaoEncontrada();
  return vista(ctx, porta);
}

export const listarPortas: Executar<Api['listarPortas']> = async (ctx) => {
  const dados = (await listarPortasGuardadas(ctx.db)).map((porta) => vista(ctx, porta));
  return { status: 200, dados, total: dados.length };
};

async function exigirForma(
  db: Executor,
  { tipo, nome, configuracao }: Escrita,
  segredo: string | null,
): Promise<void> {
  const unidades = configuracao.comum.unidades.flatMap(({ unidade }) => unidade || []);
  exigirSemProblemas([
    ...problemasDaPorta({ tipo, nome, configuracao, temSegredo: segredo !== null && segredo !== '' }),
    ...((await existemUnidades(db, unidades))
      ? []
      : [problema('comum.unidades', 'UNIDADE_NAO_ENCONTRADA', M.unidadeDesconhecida)]),
  ]);
}

async function testar(
  ctx: Contexto,
  escrita: Escrita,
  {
    id,
    segredo,
  }: {
    readonly id: number;
    readonly segredo: string | null;
  },
): Promise<PassoDoTeste[]> {
  const { tipo, nome, configuracao } = escrita;
  try {
    return await openDoor(ctx.deps, { id, tipo, nome, configuracao, segredo }).testar();
  } catch (error) {
    if (!(error instanceof DoorRefusal)) throw error;
    return [{ passo: M.abrirPorta, ok: false, mensagem: error.message, campo: 'tipo' }];
  }
}

function problemasDoTeste(passos: readonly PassoDoTeste[]): Problema[] {
  return passos.flatMap(({ ok, campo, mensagem }) =>
    ok ? [] : [problema(campo ?? '', 'TESTE_DA_PORTA', mensagem ?? '')],
  );
}

function segredoGuardado({ deps }: Pick<Contexto, 'deps'>, porta: PortaGuardada | null): string | null {
  return porta === null ? null : segredoLegivel(deps, porta);
}

/** An empty secret removes it; an absent one keeps the stored secret. */
function segredoDe(
  ctx: Contexto,
  escrita: { readonly segredo?: string | undefined },
  porta: PortaGuardada | null,
): string | null {
  return escrita.segredo === undefined ? segredoGuardado(ctx, porta) : escrita.segredo || null;
}

function selado({ deps }: Contexto, segredo: string | null): string | null {
  return segredo === null ? null : deps.sealOfDoors.fechar(segredo);
}

export const testarPorta: ComPreparo<Api['testarPorta'], PassoDoTeste[]> = {
  async preparar(ctx, { corpo }) {
    const { id = 0, ...escrita } = corpo();
    const porta = id === 0 ? null : await acharPorta(ctx.db, id);
    const segredo = segredoDe(ctx, escrita, porta);
    await exigirForma(ctx.db, escrita, segredo);
    return testar(ctx, escrita, { id, segredo });
  },
  async executar(_ctx, _pedido, passos) {
    return { status: 200, dados: { passos, ok: passos.every(({ ok }) => ok) } };
  },
};

/** Stored off: the provider needs the callback's address, which names the door, before anybody can enter. */
export const criarPorta: Executar<Api['criarPorta']> = async (ctx, { corpo }) => {
  const escrita = corpo();
  const segredo = segredoDe(ctx, escrita, null);
  await exigirForma(ctx.db, escrita, segredo);
  const { tipo, nome, configuracao } = escrita;
  const nova = { tipo, nome: nome.trim(), configuracao, segredo: selado(ctx, segredo) };
  const id = await inserirPorta(ctx.db, nova, ctx.agora);
  await auditar(ctx, { acao: 'criarPorta', registro: { tipo: 'porta', id }, depois: { porta: nome, tipo } });
  return comVersao(201, await vistaDe(ctx, id));
};

/** Whether a change affects the requests to the provider. */
function mudaOProvedor(
  antes: PortaGuardada,
  escrita: Escrita & { readonly segredo?: string | undefined },
): boolean {
  const { tipo } = antes;
  const [a, d] = [antes.configuracao, escrita.configuracao];
  const proprio = JSON.stringify(a[tipo]) !== JSON.stringify(d[tipo]);
  return proprio || a.comum.redeInterna !== d.comum.redeInterna || escrita.segredo !== undefined;
}

export const atualizarPorta: ComPreparo<Api['atualizarPorta'], undefined> = {
  async preparar(ctx, { params, corpo }) {
    const antes = await acharPorta(ctx.db, params.id);
    if (antes === null) throw portaNaoEncontrada();
    const escrita = { ...corpo(), tipo: antes.tipo };
    const segredo = segredoDe(ctx, escrita, antes);
    await exigirForma(ctx.db, escrita, segredo);
    // The change of a door in use is tested before it is stored.
    if (!antes.ligada || !mudaOProvedor(antes, escrita)) return;
    exigirSemProblemas(problemasDoTeste(await testar(ctx, escrita, { id: antes.id, segredo })));
  },
  async executar(ctx, { params, corpo }) {
    const antes = await travarPorta(ctx.db, params.id);
    if (antes === null) throw portaNaoEncontrada();
    ctx.exigirVersao(antes.versao);
    const escrita = { ...corpo(), tipo: antes.tipo };
    const { nome, configuracao } = escrita;
    const segredo = escrita.segredo === undefined ? antes.segredo : selado(ctx, escrita.segredo || null);
    await salvarPorta(ctx.db, antes.id, { nome: nome.trim(), configuracao, segredo }, ctx.agora);
    const registro = { tipo: 'porta', id: antes.id };
    await auditar(ctx, {
      acao: 'atualizarPorta',
      registro,
      antes: { porta: antes.nome },
      depois: { porta: nome },
    });
    return comVersao(200, await vistaDe(ctx, antes.id));
  },
};

/** Switched on only after a test of all its settings. */
export const ligarPorta: ComPreparo<Api['ligarPorta'], undefined> = {
  async preparar(ctx, { params, corpo }) {
    const porta = await acharPorta(ctx.db, params.id);
    if (porta === null) throw portaNaoEncontrada();
    if (!corpo().ligada || porta.ligada) return;
    const segredo = segredoGuardado(ctx, porta);
    const { segredo: _selado, ...escrita } = porta;
    exigirSemProblemas(problemasDoTeste(await testar(ctx, escrita, { id: porta.id, segredo })));
  },
  async executar(ctx, { params, corpo }) {
    const { ligada } = corpo();
    if (!(await ligarOuDesligar(ctx.db, params.id, ligada, ctx.agora))) throw portaNaoEncontrada();
    const registro = { tipo: 'porta', id: params.id };
    await auditar(ctx, { acao: 'ligarPorta', registro, depois: { ligada } });
    return { status: 200, dados: { message: ligada ? M.portaLigada : M.portaDesligada } };
  },
};
