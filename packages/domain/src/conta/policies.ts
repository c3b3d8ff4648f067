import type { RelacaoComProjeto } from '../projeto/policies.ts';
import { ROTULOS_CONTA } from './messages.ts';
import { type Papel, TIPOS_DE_USUARIO, type TipoDeUsuario } from './types.ts';

/** One entry of the menu: its label, its path, and who sees it. */
export interface EntradaDoMenu {
  readonly rotulo: string;
  readonly caminho: string;
  readonly tipos: readonly TipoDeUsuario[];
}

const MENOS_ADMINISTRADOR = TIPOS_DE_USUARIO.filter((tipo) => tipo !== 'administrador');

/** The menu by type, in order (E-GERAL-5). Screens show the entries whose page exists. */
export const MENU: readonly EntradaDoMenu[] = [
  { rotulo: ROTULOS_CONTA.cadastrarProjeto, caminho: '/cadastro_projeto', tipos: MENOS_ADMINISTRADOR },
  { rotulo: ROTULOS_CONTA.projetosSubmetidos, caminho: '/projetos_submetidos', tipos: MENOS_ADMINISTRADOR },
  { rotulo: ROTULOS_CONTA.avaliarProjeto, caminho: '/projetos_avaliar', tipos: ['avaliador'] },
  { rotulo: ROTULOS_CONTA.alterarUsuarios, caminho: '/alterar_usuarios', tipos: ['administrador'] },
  { rotulo: ROTULOS_CONTA.designarAvaliadores, caminho: '/designar_avaliadores', tipos: ['administrador'] },
  { rotulo: ROTULOS_CONTA.finalizarAvaliacoes, caminho: '/finalizar_avaliacoes', tipos: ['administrador'] },
  { rotulo: ROTULOS_CONTA.gerarRanque, caminho: '/ranque_tipo1', tipos: ['administrador'] },
  {
    rotulo: ROTULOS_CONTA.alterarInstrutores,
    caminho: '/aprovacao_instrutores',
    tipos: ['PRESIDENTE_COMISSAO'],
  },
  { rotulo: ROTULOS_CONTA.verificarRecursos, caminho: '/recursos', tipos: ['PRESIDENTE_COMISSAO'] },
  {
    rotulo: ROTULOS_CONTA.projetosJaAvaliados,
    caminho: '/listar-projetos-avaliados-secretaria',
    tipos: ['secretaria'],
  },
];

/** The entries that a user of this type sees, in order. */
export function menuDe(tipo: TipoDeUsuario): readonly EntradaDoMenu[] {
  return MENU.filter((entrada) => entrada.tipos.includes(tipo));
}

/** Everyone but administrators proposes projects: they have no such menu entry. */
export function podeProporProjeto(usuario: ComTipo): boolean {
  return !podeAdministrar(usuario);
}

interface ComTipo {
  readonly tipo: TipoDeUsuario;
}

/** Who edits calls, units, programmes, notices and settings, and reads everybody's records; nobody without a login. */
export function podeAdministrar(usuario: ComTipo | undefined): boolean {
  return usuario?.tipo === 'administrador';
}

/** Who is designated to assess, and reads the scores of what he assesses only. */
export function podeSerDesignado(usuario: ComTipo | undefined): boolean {
  return usuario?.tipo === 'avaliador';
}

/** Who decides appeals and corrections, and reads all of them. */
export const COMISSAO = ['administrador', 'PRESIDENTE_COMISSAO'] as const satisfies readonly TipoDeUsuario[];

/** Whether somebody is of the committee. */
export function ehDaComissao({ tipo }: ComTipo): boolean {
  return COMISSAO.some((um) => um === tipo);
}

/** Whether without this person nobody would administer any more. */
export function ehOUltimoAdministrador(pessoa: ComTipo, administradores: number): boolean {
  return podeAdministrar(pessoa) && administradores < 2;
}

/** Whose record a person may change: their own, or anybody's as administrator (E-CONTA-6). */
export function podeAtualizarProfessor(
  usuario: { readonly id: number; readonly tipo: TipoDeUsuario },
  professorId: number,
): boolean {
  return usuario.id === professorId || podeAdministrar(usuario);
}

/** As what somebody acts on the record that a call names (D30). A collaborator writes as anybody of his type. */
export function papelDe({
  usuario,
  alvo,
}: {
  readonly usuario: ComTipo;
  readonly alvo: { readonly relacao: RelacaoComProjeto } | null;
}): Papel {
  const relacao = alvo?.relacao;
  return relacao === 'dono' || relacao === 'avaliadorDesignado' ? relacao : usuario.tipo;
}
