import type { RelacaoComProjeto } from '../projeto/types.ts';
import { ROTULOS_CONTA } from './messages.ts';
import type { Papel, TipoDaSessao, TipoDeUsuario } from './types.ts';

export interface GrupoDoMenu {
  readonly titulo: string;
  readonly entradas: readonly EntradaDoMenu[];
}

export interface EntradaDoMenu {
  readonly rotulo: string;
  readonly caminho: CaminhoDoMenu;
}

/** A group of the menu table below. */
interface Grupo {
  readonly titulo: string;
  readonly entradas: readonly { readonly rotulo: string; readonly caminho: string }[];
}

const RANQUE = { rotulo: ROTULOS_CONTA.gerarRanque, caminho: '/ranque_tipo1' } as const;
const PAINEL = { rotulo: 'Painel do edital', caminho: '/painel' } as const;
const IMPEDIMENTOS = { rotulo: 'Meus impedimentos', caminho: '/meus_impedimentos' } as const;
const RELATORIAS = { rotulo: 'Relatorias', caminho: '/relatorias' } as const;
const SESSOES = { rotulo: 'Sessões da comissão', caminho: '/sessoes_da_comissao' } as const;
const DECLARACOES = { rotulo: 'Declarações', caminho: '/declaracoes' } as const;

const PROJETOS = {
  titulo: 'Projetos',
  entradas: [
    { rotulo: ROTULOS_CONTA.cadastrarProjeto, caminho: '/cadastro_projeto' },
    { rotulo: ROTULOS_CONTA.projetosSubmetidos, caminho: '/projetos_submetidos' },
    { rotulo: 'Rascunhos salvos', caminho: '/rascunhos_salvos' },
  ],
} as const;

const DOCUMENTOS = {
  titulo: 'Documentos',
  entradas: [DECLARACOES, { rotulo: 'Meus dados', caminho: '/meus_dados' }],
} as const;

/** By type, grouped by what a person works on (E-GERAL-5). Screens show the entries whose page may be seen. */
const MENU = {
  coordenador: [PROJETOS, DOCUMENTOS],
  avaliador: [
    {
      titulo: 'Avaliação',
      entradas: [
        { rotulo: ROTULOS_CONTA.avaliarProjeto, caminho: '/projetos_avaliar' },
        RANQUE,
        RELATORIAS,
        SESSOES,
        IMPEDIMENTOS,
      ],
    },
    PROJETOS,
    DOCUMENTOS,
  ],
  administrador: [
    {
      titulo: 'Editais',
      entradas: [
        { rotulo: 'Editais', caminho: '/administracao/editais' },
        { rotulo: ROTULOS_CONTA.designarAvaliadores, caminho: '/designar_avaliadores' },
        { rotulo: ROTULOS_CONTA.finalizarAvaliacoes, caminho: '/finalizar_avaliacoes' },
        RANQUE,
        { rotulo: 'Recursos', caminho: '/recursos' },
      ],
    },
    {
      titulo: 'Instrutores',
      entradas: [
        { rotulo: 'Todos os instrutores', caminho: '/instrutores' },
        { rotulo: 'Conferir documentos', caminho: '/conferir_documentos' },
        { rotulo: 'Relatórios recebidos', caminho: '/relatorios_recebidos' },
        { rotulo: 'Contestações de meses', caminho: '/contestacoes' },
        { rotulo: 'Folha de pagamento', caminho: '/folha_pagamento' },
        { rotulo: 'Prazos e prorrogações', caminho: '/janelas' },
        DECLARACOES,
      ],
    },
    {
      titulo: 'Sistema',
      entradas: [
        { rotulo: ROTULOS_CONTA.alterarUsuarios, caminho: '/alterar_usuarios' },
        { rotulo: 'Administração', caminho: '/administracao' },
        { rotulo: 'Saúde do sistema', caminho: '/administracao/saude' },
        { rotulo: 'Avisos para outros sistemas', caminho: '/webhooks' },
        { rotulo: 'Auditoria', caminho: '/administracao/auditoria' },
      ],
    },
  ],
  PRESIDENTE_COMISSAO: [
    {
      titulo: 'Comissão',
      entradas: [
        { rotulo: ROTULOS_CONTA.verificarRecursos, caminho: '/recursos' },
        { rotulo: ROTULOS_CONTA.alterarInstrutores, caminho: '/aprovacao_instrutores' },
        RELATORIAS,
        SESSOES,
        { rotulo: 'Corrigir resultado', caminho: '/corrigir_resultado' },
        RANQUE,
        PAINEL,
        IMPEDIMENTOS,
      ],
    },
    PROJETOS,
    DOCUMENTOS,
  ],
  secretaria: [
    {
      titulo: 'Secretaria',
      entradas: [
        { rotulo: ROTULOS_CONTA.projetosJaAvaliados, caminho: '/listar-projetos-avaliados-secretaria' },
        PAINEL,
      ],
    },
    PROJETOS,
    DOCUMENTOS,
  ],
} as const satisfies Readonly<Record<TipoDeUsuario, readonly Grupo[]>>;

/** Every place that some menu leads to. */
export type CaminhoDoMenu = (typeof MENU)[TipoDeUsuario][number]['entradas'][number]['caminho'];

export function menuDe(tipo: TipoDeUsuario): readonly GrupoDoMenu[] {
  return MENU[tipo];
}

export function podeProporProjeto(usuario: ComTipo): boolean {
  return !podeAdministrar(usuario);
}

interface ComTipo {
  readonly tipo: TipoDaSessao;
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

/** The role in which a person acts on the record of a call (D30). A collaborator acts by their type. */
export function papelDe({
  usuario,
  alvo,
}: {
  readonly usuario: { readonly tipo: TipoDeUsuario };
  readonly alvo: { readonly relacao: RelacaoComProjeto } | null;
}): Papel {
  const relacao = alvo?.relacao;
  return relacao === 'dono' || relacao === 'avaliadorDesignado' ? relacao : usuario.tipo;
}
