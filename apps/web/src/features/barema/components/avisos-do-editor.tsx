import { Text } from '@mantine/core';
import { formatarHora } from '../../../lib/format/format.ts';
import { armazenamentoDisponivel } from '../../../lib/session/storage.ts';
import { Recovered } from '../../../ui/drafts/recovered.tsx';
import { OutraVersao } from './outra-versao.tsx';
import type { EmEdicao } from './use-barema-digitado.ts';

/** Notices about a draft recovered from this browser, and about a newer version that somebody saved. */
export function Avisos({ edicao, ocupado }: { readonly edicao: EmEdicao; readonly ocupado: boolean }) {
  const { rascunho, outra } = edicao;
  // During a save the newer version is the person's own.
  if (ocupado) return null;
  if (outra !== null) return <OutraVersao edicao={edicao} outra={outra} />;
  return rascunho.changed ? <Recovered recoveredAt={rascunho.recoveredAt} act="salvou" /> : null;
}

/** When this browser stored the typing. */
export function Guardado({ edicao: { rascunho, guardadoEm } }: { readonly edicao: EmEdicao }) {
  const em = guardadoEm ?? rascunho.recoveredAt;
  return (
    <Text size="sm" c="dimmed">
      {!rascunho.changed
        ? 'Nada foi mudado ainda.'
        : !armazenamentoDisponivel()
          ? 'este navegador não salva rascunhos: salve antes de sair'
          : em === null
            ? 'guardando…'
            : `rascunho guardado às ${formatarHora(new Date(em))} neste navegador; só vale quando você salvar`}
    </Text>
  );
}
