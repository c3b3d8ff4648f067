export const rankingVazio = 'Nenhum projeto foi colocado para avaliação';
