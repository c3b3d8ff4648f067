import type { RelacaoComProjeto } from '../projeto/types.ts';
import { ROTULOS_CONTA } from './messages.ts';
import { type Papel, TIPOS_DE_USUARIO, type TipoDeUsuario } from './types.ts';

export interface EntradaDoMenu {
  readonly rotulo: string;
  readonly caminho: string;
  readonly tipos: readonly TipoDeUsuario[];
}

const MENOS_ADMINISTRADOR = TIPOS_DE_USUARIO.filter((tipo) => tipo !== 'administrador');

/** The menu, in order (E-GERAL-5). Screens show the entries whose page exists. */
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

export function menuDe(tipo: TipoDeUsuario): readonly EntradaDoMenu[] {
  return MENU.filter((entrada) => entrada.tipos.includes(tipo));
}

export function podeProporProjeto(usuario: ComTipo): boolean {
  return !podeAdministrar(usuario);
}

interface ComTipo {
  readonly tipo: TipoDeUsuario;
}

/** Edits calls, units, programmes, notices and settings, sees every record. False without a login. */
export function podeAdministrar(usuario: ComTipo | undefined): boolean {
  return usuario?.tipo === 'administrador';
}

export function podeSerDesignado(usuario: ComTipo | undefined): boolean {
  return usuario?.tipo === 'avaliador';
}

/** Decides appeals and corrections, and sees all of them. */
export const COMISSAO = ['administrador', 'PRESIDENTE_COMISSAO'] as const satisfies readonly TipoDeUsuario[];

export function ehDaComissao({ tipo }: ComTipo): boolean {
  return COMISSAO.some((um) => um === tipo);
}

export function ehOUltimoAdministrador(pessoa: ComTipo, administradores: number): boolean {
  return podeAdministrar(pessoa) && administradores < 2;
}

export function podeAtualizarProfessor(
  usuario: { readonly id: number; readonly tipo: TipoDeUsuario },
  professorId: number,
): boolean {
  return usuario.id === professorId || podeAdministrar(usuario);
}

/** As what somebody acts on the record that a call names (D30). A collaborator acts by his type. */
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
