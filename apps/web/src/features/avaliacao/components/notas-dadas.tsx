import { fasesDaAvaliacao, valoresDasNotas } from '@instrutoria/domain/avaliacao/rules/fases.ts';
import type { Pontuacoes } from '@instrutoria/domain/avaliacao/types.ts';
import type { Barema } from '@instrutoria/domain/barema/types.ts';
import { formatarNota } from '../../../lib/numero.ts';
import { ReadOnlyList } from '../../../ui/read-only-list.tsx';

/** By criterion, with the weight where it is not 1, and each criterion's own opinion. */
export function NotasDadas({
  aprovacao,
}: {
  readonly aprovacao: Pontuacoes & { readonly total: number | null; readonly barema?: Barema | undefined };
}) {
  const { barema = null } = aprovacao;
  const valores = valoresDasNotas(aprovacao, barema);
  // Of a project that has them.
  const fases = fasesDaAvaliacao('TIPO I', barema).filter(
    (fase) => fase.fase === 1 || fase.total(valores) !== null,
  );
  const pesos = new Map(barema?.criterios.map(({ nome, peso }) => [nome, peso]));
  return (
    <ReadOnlyList
      items={[
        ...fases.flatMap((fase) => [
          ...fase.criterios.flatMap(({ campo, nome, parecer }) => {
            const valor = valores[campo];
            const peso = pesos.get(nome) ?? 1;
            const nota = {
              label: peso === 1 ? nome : `${nome} (peso ${formatarNota(peso)})`,
              value: formatarNota(typeof valor === 'number' ? valor : null),
            };
            const escrito = parecer === null ? '' : String(valores[parecer] ?? '');
            return escrito === ''
              ? [nota]
              : [nota, { label: `Parecer sobre ${nome}`, value: <Escrito>{escrito}</Escrito> }];
          }),
          ...(fases.length === 1
            ? []
            : [{ label: `Soma da fase ${fase.fase}`, value: formatarNota(fase.total(valores)) }]),
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
