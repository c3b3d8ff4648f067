import { NOMES_DOS_CRITERIOS } from '@instrutoria/domain/avaliacao/messages.ts';
import { totalDaFase1, totalDaFase2 } from '@instrutoria/domain/avaliacao/rules/notas.ts';
import { CRITERIOS_FASE1, CRITERIOS_FASE2, type Pontuacoes } from '@instrutoria/domain/avaliacao/types.ts';
import { formatarNota } from '../../../lib/numero.ts';
import { ReadOnlyList } from '../../../ui/read-only-list.tsx';

export function NotasDadas({
  aprovacao,
}: {
  readonly aprovacao: Pontuacoes & { readonly total: number | null };
}) {
  const notas = (criterios: typeof CRITERIOS_FASE1 | typeof CRITERIOS_FASE2) =>
    criterios.map((criterio) => ({
      label: NOMES_DOS_CRITERIOS[criterio],
      value: formatarNota(aprovacao[criterio]),
    }));
  const fase2 = totalDaFase2(aprovacao);
  return (
    <ReadOnlyList
      items={[
        ...notas(CRITERIOS_FASE1),
        ...(fase2 === null
          ? []
          : [
              { label: 'Soma da fase 1', value: formatarNota(totalDaFase1(aprovacao)) },
              ...notas(CRITERIOS_FASE2),
              { label: 'Soma da fase 2', value: formatarNota(fase2) },
            ]),
        { label: 'Total', value: formatarNota(aprovacao.total) },
      ]}
    />
  );
}
