export const desatualizado = 'Este registro foi alterado por outra pessoa. Recarregue a página.';
export const semPermissao = 'sem permissão';
export const naoPermitido = 'Você não tem permissão para isto.';
