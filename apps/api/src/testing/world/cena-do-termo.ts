import { LITERAL_DO_TERMO_POR_ASSINAR } from '@instrutoria/domain/instrutor/limits.ts';
import { TEXTO_DO_TERMO_PADRAO } from '@instrutoria/domain/termo/limits.ts';
import type { TestApp } from '../app.ts';
import { deleteRows, insertInto, rowsOf, updateRows } from '../rows.ts';

type Em = Pick<TestApp, 'clock' | 'deps'>;

/** Signing in the product is on; each call that changes it is a new version. */
export async function ligarTermo(t: Em, autorId: number, ligado = true): Promise<void> {
  const versoes = await rowsOf(t, 'modeloDoTermo', {});
  const ultima = versoes.toSorted((a, b) => b.versao - a.versao)[0];
  if ((ultima?.ligado ?? false) === ligado) return;
  await insertInto(t, 'modeloDoTermo', {
    ...{ versao: (ultima?.versao ?? 0) + 1, texto: ultima?.texto ?? TEXTO_DO_TERMO_PADRAO, ligado },
    ...{ criadoEm: t.clock.agora(), criadoPorId: autorId },
  });
}

/** The termo of this vínculo waits for its signatures. */
export async function porAssinar(t: Em, instrutorId: number): Promise<void> {
  await updateRows(t, 'instrutor', { termoCompromisso: LITERAL_DO_TERMO_POR_ASSINAR }, { id: instrutorId });
  await deleteRows(t, 'arquivo', { vinculo: `instrutor:${instrutorId}`, tipo: 'termo' });
  await updateRows(
    t,
    'conferenciaDeDocumento',
    { situacao: 'POR_ASSINAR', conferidoEm: null },
    { instrutorId, documento: 'termo_compromisso' },
  );
}
