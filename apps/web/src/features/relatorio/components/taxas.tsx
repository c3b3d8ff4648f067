import { type ContagensDigitadas, taxaDeSucesso } from '@instrutoria/domain/relatorio/rules/disciplinas.ts';
import { formatarPorcentagem } from '../../../lib/format/number-format.ts';

/** '82,5%'; '—' without enrolled students. */
export function emPorCento(taxa: number | null): string {
  return taxa === null ? '—' : formatarPorcentagem(taxa);
}

export function Taxas({ contagens, tsd }: { readonly contagens: ContagensDigitadas; readonly tsd: number }) {
  return (
    <p role="status" style={{ margin: 0 }}>
      Taxa de sucesso (TSD) alcançada: <b>{emPorCento(taxaDeSucesso(contagens))}</b> · taxa declarada no
      projeto: <b>{emPorCento(tsd)}</b>
    </p>
  );
}
