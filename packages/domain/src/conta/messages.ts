import type { AlcanceDoToken, ParteDoToken } from './rules/token-pessoal.ts';

export * as MENSAGENS_CONTA from './textos.ts';

export const ROTULOS_CONTA = {
  receberResumo: 'Receber às segundas o resumo do que tenho para fazer',
  dadosPessoais: 'Dados pessoais',
  salvar: 'Salvar',
  cancelar: 'Cancelar',
  recuperarSenha: 'Recuperar Senha',
  naoPossui: 'não possui',
  rascunhosSalvos: 'você tem rascunhos salvos!',
  designadoParaAvaliar: 'você foi designado para avaliar projeto/s',
  cadastrarProjeto: 'Cadastrar projeto',
  projetosSubmetidos: 'projetos submetidos',
  avaliarProjeto: 'Avaliar projeto',
  alterarUsuarios: 'alterar usuarios',
  designarAvaliadores: 'designar avaliadores',
  finalizarAvaliacoes: 'finalizar avaliações',
  gerarRanque: 'gerar ranque dos projetos',
  alterarInstrutores: 'alterar instrutores',
  verificarRecursos: 'verificar recursos',
  projetosJaAvaliados: 'projetos já avaliados',
} as const;

/** The acts of each type of person, after 'poderá'. */
export const PODERES_DOS_TIPOS = {
  coordenador: 'enviar e acompanhar os próprios projetos',
  avaliador: 'avaliar os projetos que lhe forem designados, além de enviar os próprios',
  administrador:
    'ver e alterar tudo: editais, prazos, avaliadores, instrutores, pagamentos e contas, e tornar outras pessoas administradoras',
  PRESIDENTE_COMISSAO: 'decidir o número de instrutores de cada projeto e os recursos',
  secretaria: 'publicar os resultados dos editais',
} as const;

export const NOMES_DOS_TIPOS = {
  coordenador: 'Coordenador',
  avaliador: 'Avaliador',
  administrador: 'Administrador',
  PRESIDENTE_COMISSAO: 'Presidente da comissão',
  secretaria: 'Secretaria',
} as const;

export const NOMES_DAS_SESSOES = { ...NOMES_DOS_TIPOS, estudante: 'Aluno instrutor' } as const;

export const NOMES_DAS_PARTES_DO_TOKEN = {
  editais: 'Editais, avisos e unidades',
  projetos: 'Projetos',
  avaliacao: 'Avaliação e decisão',
  resultados: 'Resultados e recursos',
  instrutores: 'Instrutores, frequência e relatórios',
  pagamento: 'Pagamento',
  administracao: 'Painel e auditoria',
} as const satisfies Readonly<Record<ParteDoToken, string>>;

export const NOMES_DOS_ALCANCES = {
  leitura: 'ler',
  escrita: 'ler e alterar',
} as const satisfies Readonly<Record<AlcanceDoToken, string>>;
