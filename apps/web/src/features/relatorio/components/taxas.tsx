import { type ContagensDigitadas, taxaDeSucesso } from '@instrutoria/domain/relatorio/rules/disciplinas.ts';
import { formatarNota } from '../../../lib/numero.ts';

/** '82,5%', '—' while nobody is enrolled. */
export function emPorCento(taxa: number | null): string {
  return taxa === null ? '—' : `${formatarNota(taxa)}%`;
}

/** The achieved success rate of what is typed, beside the one that was declared at submission. */
export function Taxas({ contagens, tsd }: { readonly contagens: ContagensDigitadas; readonly tsd: number }) {
  return (
    <p role="status" style={{ margin: 0 }}>
      Taxa de sucesso alcançada: <b>{emPorCento(taxaDeSucesso(contagens))}</b> · TSD declarada na submissão:{' '}
      <b>{emPorCento(tsd)}</b>
    </p>
  );
}
