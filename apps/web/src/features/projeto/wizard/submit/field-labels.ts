import { porNome } from '@instrutoria/domain/kernel/objetos.ts';
import { CAMPOS, NOMES_DOS_CAMPOS } from '@instrutoria/domain/projeto/campos.ts';
import { CRONOGRAMAS_MAXIMO, MESES, POSICOES_DO_CRONOGRAMA } from '@instrutoria/domain/projeto/limits.ts';

function dosCronogramas(): readonly (readonly [string, string])[] {
  return Array.from({ length: CRONOGRAMAS_MAXIMO }, (_, indice) =>
    POSICOES_DO_CRONOGRAMA.map((n) => [`cronogramas.${indice}.atividade${n}`, MESES[n - 1] ?? ''] as const),
  ).flat();
}

/** Names by which the error summary distinguishes equal messages. */
export const FIELD_LABELS: Readonly<Record<string, string>> = {
  edital: 'Edital',
  ...porNome(NOMES_DOS_CAMPOS, (nome) => CAMPOS[nome].rotulo),
  comprovante: 'Comprovante das disciplinas',
  comprovante_disciplinas: 'Comprovante das disciplinas',
  disciplinas_associadas: 'Disciplinas',
  ...Object.fromEntries(dosCronogramas()),
};
