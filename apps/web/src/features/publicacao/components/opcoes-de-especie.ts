import { NOMES_DAS_ESPECIES } from '@instrutoria/domain/publicacao/messages.ts';
import { ESPECIES } from '@instrutoria/domain/publicacao/types.ts';

export const OPCOES_DE_ESPECIE = ESPECIES.map((value) => ({ value, label: NOMES_DAS_ESPECIES[value] }));
