import { fasesLidas } from '@instrutoria/domain/avaliacao/rules/notas-por-extenso.ts';
import type { Pontuacoes } from '@instrutoria/domain/avaliacao/types.ts';
import type { Barema } from '@instrutoria/domain/barema/types.ts';
import { formatarNota } from '../../../lib/number-format.ts';
import { ReadOnlyList } from '../../../ui/read-only-list.tsx';

/** By criterion, with the weight where it is not 1, and each criterion's own opinion. */
export function NotasDadas({
  aprovacao,
}: {
  readonly aprovacao: Pontuacoes & { readonly total: number | null; readonly barema?: Barema | undefined };
}) {
  const { barema = null } = aprovacao;
  // Of a project that has them.
  const fases = fasesLidas(aprovacao, 'TIPO I', barema).filter(
    ({ fase, total }) => fase === 1 || total !== null,
  );
  const pesos = new Map(barema?.criterios.map(({ nome, peso }) => [nome, peso]));
  return (
    <ReadOnlyList
      items={[
        ...fases.flatMap((fase) => [
          ...fase.notas.flatMap(({ nome, valor, parecer = '' }) => {
            const peso = pesos.get(nome) ?? 1;
            const nota = {
              label: peso === 1 ? nome : `${nome} (peso ${formatarNota(peso)})`,
              value: formatarNota(valor),
            };
            return parecer === ''
              ? [nota]
              : [nota, { label: `Parecer sobre ${nome}`, value: <Escrito>{parecer}</Escrito> }];
          }),
          ...(fases.length === 1
            ? []
            : [{ label: `Soma da fase ${fase.fase}`, value: formatarNota(fase.total) }]),
        ]),
        { label: 'Total', value: formatarNota(aprovacao.total) },
      ]}
    />
  );
}

/** With its lines: it may be of several evaluators. */
function Escrito({ children }: { readonly children: string }) {
  return <span style={{ whiteSpace: 'pre-line' }}>{children}</span>;
}
