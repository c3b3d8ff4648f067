import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import type { ComoSeLigou } from '@instrutoria/domain/porta/messages.ts';
import {
  cpfProvado,
  decidirEntrada,
  type Entrada,
  emailProvado,
  primeiraEntradaDe,
  unidadeDaTabela,
} from '@instrutoria/domain/porta/rules/entrada.ts';
import type { PessoaDeFora } from '@instrutoria/domain/porta/types.ts';
import { abrirSelado } from '../../../adapters/mail/seal.ts';
import type { ComPreparo, Contexto, Usuario } from '../../../context.ts';
import { inTransaction } from '../../../db/connection/transaction.ts';
import { auditar } from '../../auditoria/repository.ts';
import { abrirSessao } from '../../conta/abrir-sessao-repository.ts';
import { marcaDaIdentidade } from '../../conta/identidade-encerrada-repository.ts';
import { semCorreio } from '../../conta/link-de-confirmacao-repository.ts';
import { acharPorCpf, acharPorEmail, travarProfessor } from '../../conta/repository.ts';
import { modoDaPorta } from '../adapters/open-door.ts';
import {
  acharIdentidade,
  inserirIdentidade,
  temIdentidade,
  usarIdentidade,
} from '../identidade-repository.ts';
import { apagarPedido, type PedidoGuardado, travarPorCodigo, trocarCodigo } from '../pedido-repository.ts';
import { acharPortaLigada, acharUnidadeDaPorta, type PortaGuardada } from '../queries.ts';
import { avisarVinculo } from './avisar-vinculo.ts';
import { contaEncerrada, contaJaLigada, entradaVencida, exigirOutroLado } from './recusar.ts';

type Ctx = Contexto<Usuario | null>;
type Concluida = AnswerOf<Api['concluirEntrada']>;
type Entrou = AnswerOf<Api['cadastrarPelaInstituicao']>;

/** A person who has come back from the provider, and the request by which they came. */
export interface Chegada {
  readonly porta: PortaGuardada;
  readonly pessoa: PessoaDeFora;
  readonly pedido: Pick<PedidoGuardado, 'id' | 'voltar'>;
}

export function quemNoProvedor({ porta, pessoa }: Chegada) {
  return { portaId: porta.id, provedor: pessoa.provedor ?? '', sujeito: pessoa.sujeito };
}

/** The arrival that belongs to a code and the browser's secret. Throws 409 when expired, used or of another browser. */
export async function chegadaDe(
  { deps, db }: Pick<Ctx, 'deps' | 'db'>,
  {
    codigo = '',
    segredo = '',
  }: { readonly codigo?: string | undefined; readonly segredo?: string | undefined },
  trocado: boolean,
): Promise<Chegada> {
  const pedido = await travarPorCodigo(db, { codigo, trocado }, deps.clock.real());
  const pessoa = pedido === null ? null : abrirSelado<PessoaDeFora>(deps.sealOfDoors, pedido.pessoa);
  if (pedido === null || pessoa === null) throw entradaVencida();
  exigirOutroLado(segredo, pedido.segredoSha256);
  return { porta: await acharPortaLigada(db, pedido.portaId), pessoa, pedido };
}

async function decidir({ deps, db }: Pick<Ctx, 'deps' | 'db'>, chegada: Chegada): Promise<Entrada> {
  const { porta, pessoa } = chegada;
  const { comum } = porta.configuracao;
  const marca = marcaDaIdentidade(deps.keyedHash, quemNoProvedor(chegada));
  const identidade = await acharIdentidade(db, quemNoProvedor(chegada), marca);
  const comLigacao = async (achada: { readonly id: number } | null) =>
    achada === null ? null : { id: achada.id, ligada: await temIdentidade(db, achada.id, porta.id) };
  const cpf = cpfProvado(pessoa, comum);
  // An unconfirmed e-mail may belong to an account that a stranger prepared.
  const email = semCorreio(deps) ? null : emailProvado(pessoa, comum);
  const dono = email === null ? null : await acharPorEmail(db, email);
  return decidirEntrada({
    identidade,
    porCpf: await comLigacao(cpf === null ? null : await acharPorCpf(db, cpf)),
    porEmail: await comLigacao(dono?.emailConfirmadoEm == null ? null : dono),
  });
}

type Recusa = Extract<Entrada, { readonly tipo: 'recusa' }>;

function recusaDaEntrada(codigo: Recusa['codigo']) {
  return codigo === 'CONTA_ENCERRADA' ? contaEncerrada() : contaJaLigada();
}

/** Refused before the transaction of the act, so that the audit row of the refusal stays. */
export async function recusarSeDeve(ctx: Ctx, chegada: Chegada): Promise<void> {
  const entrada = await decidir(ctx, chegada);
  if (entrada.tipo !== 'recusa') return;
  await inTransaction(ctx.deps.database, async (db) => {
    await auditar(
      { ...ctx, db },
      { acao: 'entradaRecusada', depois: { porta: chegada.porta.nome, motivo: entrada.codigo } },
    );
    await apagarPedido(db, chegada.pedido.id);
  });
  throw recusaDaEntrada(entrada.codigo);
}

/** Opens the session of a linked identity; the audit names the door. */
export async function entrarNaConta(
  ctx: Ctx,
  chegada: Chegada,
  {
    professor,
    identidade,
    ligou,
    acao,
  }: {
    readonly professor: number;
    readonly identidade: number;
    readonly ligou: ComoSeLigou | null;
    readonly acao: string;
  },
): Promise<Entrou> {
  const { porta, pessoa, pedido } = chegada;
  const dona = await travarProfessor(ctx.db, professor);
  if (dona === null) throw contaEncerrada();
  const { sessaoDoProvedor, nameIdSha256 = null } = pessoa;
  const token = await abrirSessao(ctx, dona, {
    ...{ acao, fator: 'porta' },
    porta: { portaId: porta.id, identidadeId: identidade, sessaoDoProvedor, nameIdSha256 },
    depois: { porta: porta.nome, ...(ligou === null ? {} : { ligou }) },
  });
  await usarIdentidade(ctx.db, identidade, ctx.deps.clock.real());
  if (ligou !== null && ligou !== 'cadastro') await avisarVinculo(ctx, dona, porta.nome);
  await apagarPedido(ctx.db, pedido.id);
  // A directory keeps no session in the browser.
  const saida =
    modoDaPorta(porta.tipo) === 'senha' ? null : { porta: porta.nome, endereco: pessoa.enderecoDeSaida };
  return { situacao: 'entrou', token, voltar: pedido.voltar, ligou, saida };
}

/** Links a new identity to the account, which the caller has locked or just made. Throws 409 when either is taken. */
export function ligarConta(
  ctx: Ctx,
  chegada: Chegada,
  { professor, como }: { readonly professor: number; readonly como: ComoSeLigou },
): Promise<number> {
  const nova = { ...quemNoProvedor(chegada), professorId: professor, como };
  return inserirIdentidade(ctx.db, nova, ctx.deps.clock.real());
}

async function semConta(ctx: Ctx, { porta, pessoa, pedido }: Chegada): Promise<Concluida> {
  const { comum } = porta.configuracao;
  const unidadeId = unidadeDaTabela(pessoa, comum);
  return {
    situacao: primeiraEntradaDe(pessoa, comum),
    porta: porta.nome,
    aQuemEscrever: comum.aQuemEscrever,
    codigo: await trocarCodigo(ctx.db, pedido.id, ctx.deps.clock.real()),
    nome: pessoa.nome,
    cpfDito: cpfProvado(pessoa, comum) !== null,
    emailDito: pessoa.email !== null && pessoa.emailVerificado,
    email: pessoa.email,
    unidade: unidadeId === null ? null : await acharUnidadeDaPorta(ctx.db, unidadeId),
  };
}

/** `acao`: the call whose words the audit row gets. */
export async function receber(ctx: Ctx, chegada: Chegada, acao: string): Promise<Concluida> {
  const entrada = await decidir(ctx, chegada);
  if (entrada.tipo === 'recusa') throw recusaDaEntrada(entrada.codigo);
  if (entrada.tipo === 'semConta') return semConta(ctx, chegada);
  const { professor, liga } = entrada;
  const marca = marcaDaIdentidade(ctx.deps.keyedHash, quemNoProvedor(chegada));
  // Locked first: of two simultaneous entries the second finds the identity that the first made.
  await travarProfessor(ctx.db, professor);
  const achada = await acharIdentidade(ctx.db, quemNoProvedor(chegada), marca);
  const identidade = achada?.id ?? (await ligarConta(ctx, chegada, { professor, como: liga ?? 'cpf' }));
  const ligou = achada === null ? liga : null;
  return entrarNaConta(ctx, chegada, {
    ...{ professor: achada?.professor ?? professor, identidade, ligou },
    acao,
  });
}

export const concluirEntrada: ComPreparo<Api['concluirEntrada'], undefined> = {
  async preparar(ctx, { corpo }) {
    const lido = corpo();
    const chegada = await inTransaction(ctx.deps.database, (db) => chegadaDe({ ...ctx, db }, lido, false));
    await recusarSeDeve(ctx, chegada);
  },
  async executar(ctx, { corpo }) {
    return {
      status: 200,
      dados: await receber(ctx, await chegadaDe(ctx, corpo(), false), 'concluirEntrada'),
    };
  },
};
