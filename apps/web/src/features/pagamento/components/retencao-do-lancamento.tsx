import { formatarMes } from '@instrutoria/domain/kernel/meses.ts';
import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import type { Lancamento } from '../api.ts';

const ReterModal = lazy(async () => ({ default: (await import('./reter-modal.tsx')).ReterModal }));
const LiberarModal = lazy(async () => ({ default: (await import('./reter-modal.tsx')).LiberarModal }));

/** Holds a line that pays, or releases it; nothing where the reader can do neither. */
export function RetencaoDoLancamento({
  mes,
  lancamento,
}: {
  readonly mes: string;
  readonly lancamento: Lancamento;
}) {
  const { retencao, podeReter } = lancamento;
  if (retencao?.podeLiberar === true) return <Liberar id={retencao.id} de={lancamento} />;
  return podeReter ? <Reter mes={mes} lancamento={lancamento} /> : null;
}

const nomeDe = ({ instrutor, competencia }: Parameters<typeof Liberar>[0]['de']) =>
  `: ${instrutor.nome}, ${formatarMes(competencia)}`;

function Reter({ mes, lancamento }: { readonly mes: string; readonly lancamento: Lancamento }) {
  const [aberto, setAberto] = useState<boolean>();
  return (
    <>
      <Button size="compact-sm" variant="subtle" ms="xs" onClick={() => setAberto(true)}>
        Reter<span className="sr-only">{nomeDe(lancamento)}</span>
      </Button>
      {aberto !== undefined && (
        <Suspense>
          <ReterModal mes={mes} lancamento={lancamento} opened={aberto} onClose={() => setAberto(false)} />
        </Suspense>
      )}
    </>
  );
}

/** The button that releases a hold. */
export function Liberar({
  id,
  de,
}: {
  readonly id: number;
  readonly de: Pick<Lancamento, 'competencia' | 'projeto'> & {
    readonly instrutor: { readonly nome: string };
  };
}) {
  const [aberto, setAberto] = useState<boolean>();
  return (
    <>
      <Button size="compact-sm" variant="light" ms="xs" onClick={() => setAberto(true)}>
        Liberar<span className="sr-only">{nomeDe(de)}</span>
      </Button>
      {aberto !== undefined && (
        <Suspense>
          <LiberarModal id={id} de={de} opened={aberto} onClose={() => setAberto(false)} />
        </Suspense>
      )}
    </>
  );
}
