import {
  mudancasPorExtenso,
  tituloDasMudancas,
} from '@instrutoria/domain/recurso/rules/mudanca-para-pior.ts';
import { Notice } from '../../../ui/page/notice.tsx';
import type { Recurso } from '../api.ts';

/** The changes to the project's place by others' appeals, before this appeal (D56). */
export function MudancasDoRecurso({ recurso }: { readonly recurso: Pick<Recurso, 'contraMudanca'> }) {
  const { contraMudanca } = recurso;
  if (contraMudanca === undefined) return null;
  return (
    <Notice title={tituloDasMudancas(contraMudanca.so)}>{mudancasPorExtenso(contraMudanca.mudancas)}</Notice>
  );
}
