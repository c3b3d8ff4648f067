export const MENSAGENS_AREA = {
  areaDesconhecida: 'Escolha áreas da lista',
  areasDemais: 'Escolha no máximo 6 áreas',
  declaradas: 'Áreas salvas.',
} as const;
