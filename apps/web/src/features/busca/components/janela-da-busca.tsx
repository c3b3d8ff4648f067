import { MAIOR_BUSCA } from '@instrutoria/domain/busca/limits.ts';
import { termosDaBusca } from '@instrutoria/domain/busca/rules.ts';
import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Modal } from '../../../ui/dialogs/modal.ts';
import { useLateOpened } from '../../../ui/drafts/use-late-opened.ts';
import { ProblemNotice } from '../../../ui/status/problem.tsx';
import { useSlow } from '../../../ui/status/use-slow.ts';
import { type Achados, buscaQuery, continua } from '../api.ts';
import { type GrupoDeAchados, gruposDe, palavrasDe, type Tela } from './grupos-de-achados.ts';
import classes from './janela-da-busca.module.css';
import { ListaDeAchados } from './lista-de-achados.tsx';

/** Milliseconds between keys without a pause. */
const ENTRE_TECLAS = 120;

export default function JanelaDaBusca(props: {
  readonly opened: boolean;
  readonly texto: string;
  readonly telas: readonly Tela[];
  readonly onChange: (texto: string) => void;
  readonly onClose: () => void;
}) {
  const { opened, texto, telas, onChange, onClose } = props;
  const shown = useLateOpened(opened);
  return (
    <Modal
      opened={shown}
      onClose={onClose}
      size="40rem"
      centered={false}
      yOffset="4.5rem"
      padding={0}
      returnFocus={false}
      withCloseButton={false}
      attributes={{ content: { 'aria-label': 'Buscar' } }}
    >
      <Procura texto={texto} telas={telas} onChange={onChange} onClose={onClose} />
    </Modal>
  );
}

function Procura(props: {
  readonly texto: string;
  readonly telas: readonly Tela[];
  readonly onChange: (texto: string) => void;
  readonly onClose: () => void;
}) {
  const { texto, telas, onChange, onClose } = props;
  const box = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [procurado] = useDebouncedValue(texto.trim(), ENTRE_TECLAS);
  const procura = termosDaBusca(procurado) !== null;
  const query = useQuery(buscaQuery(procurado, procura));
  const falha = useFalha(query);
  const achados = procura && falha === null && continua(procurado, texto.trim()) ? query.data : undefined;
  const grupos = gruposDe(achados, telas, texto);
  const emDia = procurado === texto.trim() && !query.isPlaceholderData && !query.isFetching;
  const esperando = useSlow(procura && !emDia && falha === null, 250);

  const links = () => [...(box.current?.querySelectorAll<HTMLAnchorElement>('a[href]') ?? [])];
  const onKeyDown = (event: KeyboardEvent) => {
    const stops: (Element | null)[] = [field.current, ...links()];
    const at = stops.indexOf(document.activeElement);
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const to = at + (event.key === 'ArrowDown' ? 1 : -1);
      const stop = stops[Math.min(Math.max(to, 0), stops.length - 1)];
      if (stop instanceof HTMLElement) stop.focus();
    } else if (event.key === 'Enter' && at === 0) {
      event.preventDefault();
      // Only when the hits belong to the present text.
      if (emDia) links()[0]?.click();
    } else if (
      at > 0 &&
      /^[\p{L}\p{N}]$/u.test(event.key) &&
      !event.ctrlKey &&
      !event.metaKey &&
      !event.altKey
    ) {
      field.current?.focus();
    }
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows go through what is inside, as Tab does.
    <div ref={box} onKeyDown={onKeyDown}>
      <div className={classes.head}>
        <TextInput
          ref={field}
          data-autofocus
          // Not type search, in which Escape empties the field before it closes the dialog.
          role="searchbox"
          enterKeyHint="search"
          aria-label="Buscar projeto, pessoa ou tela"
          placeholder="Número, título, nome ou tela"
          leftSection={<IconSearch aria-hidden size={20} stroke={1.6} />}
          maxLength={MAIOR_BUSCA}
          autoComplete="off"
          spellCheck={false}
          value={texto}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        <CloseButton aria-label="Fechar" size="lg" onClick={onClose} />
      </div>
      <div className={classes.hits} aria-busy={esperando || undefined}>
        {falha !== null && procura && (
          <div className={classes.part}>
            <ProblemNotice error={falha} onRetry={() => void query.refetch()} />
          </div>
        )}
        <ListaDeAchados grupos={grupos} palavras={palavrasDe(texto)} onOpen={onClose} />
        {grupos.length === 0 && falha === null && (
          <p className={classes.part}>{semAchados({ texto, procura, emDia, esperando })}</p>
        )}
        {grupos.length > 0 && esperando && <p className={classes.more}>Procurando…</p>}
      </div>
      <p role="status" className="sr-only">
        {emDia && procura && falha === null ? resumo(grupos) : ''}
      </p>
      <p className={classes.keys}>Setas escolhem · Enter abre · Esc fecha</p>
    </div>
  );
}

/** The failure for this text, kept during a retry, so that the message does not flicker. */
function useFalha({ error, errorUpdateCount, data, isPlaceholderData }: UseQueryResult<Achados>): unknown {
  const [ultima, setUltima] = useState<unknown>(null);
  if (error !== null && error !== ultima) setUltima(error);
  const respondida = data !== undefined && !isPlaceholderData;
  return errorUpdateCount > 0 && !respondida ? (error ?? ultima) : error;
}

/** Shown instead of hits while there are none. */
function semAchados(estado: {
  readonly texto: string;
  readonly procura: boolean;
  readonly emDia: boolean;
  readonly esperando: boolean;
}): string {
  const { texto, procura, emDia, esperando } = estado;
  if (texto.trim() === '') {
    return 'Escreva o número ou o título de um projeto, o nome de uma pessoa ou de uma tela. Só aparece o que você pode ver.';
  }
  if (esperando) return 'Procurando…';
  if (!emDia) return '';
  return procura ? `Nada encontrado para “${texto.trim()}”.` : 'Escreva ao menos duas letras.';
}

/** The text for a screen reader. */
function resumo(grupos: readonly GrupoDeAchados[]): string {
  if (grupos.length === 0) return 'Nada encontrado';
  return grupos
    .map(({ titulo, achados, temMais }) => `${titulo}: ${temMais ? 'mais de ' : ''}${achados.length}`)
    .join('; ');
}
