export const MENSAGENS_GERAIS = {
  desatualizado: 'Este registro foi alterado por outra pessoa. Recarregue a página.',
  semPermissao: 'sem permissão',
  naoPermitido: 'Você não tem permissão para isto.',
  naoEncontrado: 'Não encontrado',
} as const;
