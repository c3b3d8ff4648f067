import { TextInput, type TextInputProps } from '@mantine/core';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { comAsPalavras } from '../../lib/format/format.ts';
import classes from './suggest-input.module.css';

/** With less room than this below the field, the list opens above it. */
const LEAST = 160;
const GAP = 4;

/** Keeps the list at its field, as tall as there is room, while either moves. */
function usePlace(
  opened: boolean,
  field: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
) {
  useLayoutEffect(() => {
    if (!opened) return undefined;
    const place = () => {
      if (field.current === null || list.current === null) return;
      const { top, bottom, left, width } = field.current.getBoundingClientRect();
      const [above, below] = [top - 2 * GAP, innerHeight - bottom - 2 * GAP];
      const up = below < LEAST && above > below;
      const { style } = list.current;
      style.left = `${left}px`;
      style.width = `${width}px`;
      style.maxHeight = `${up ? above : below}px`;
      style.top = up ? '' : `${bottom + GAP}px`;
      style.bottom = up ? `${innerHeight - top + GAP}px` : '';
    };
    // What was loaded above may have moved the field out of sight, and the list would open there.
    field.current?.scrollIntoView({ block: 'nearest' });
    place();
    addEventListener('scroll', place, true);
    addEventListener('resize', place);
    return () => {
      removeEventListener('scroll', place, true);
      removeEventListener('resize', place);
    };
  }, [opened, field, list]);
}

/**
 * A text field with suggestions below it; not the library's, which includes a positioning engine (ADR 0004).
 * Without a matching suggestion it is closed for keyboard and screen reader too: otherwise Escape would close
 * an invisible list first, and the dialog around it would seem not to react. Focus alone does not open it,
 * because the list would cover a dialog that focuses its first field.
 */
export function SuggestInput(
  props: Omit<TextInputProps, 'value' | 'onChange'> & {
    readonly data: readonly string[];
    readonly value: string;
    readonly onChange: (value: string) => void;
    /** The suggestions are the server's answer to the text, so all of them match. */
    readonly answered?: boolean;
    readonly limit?: number;
    /** Called when a suggestion is chosen; without it that is an ordinary change. */
    readonly onChoose?: (value: string) => void;
    readonly renderOption?: (value: string) => ReactNode;
  },
) {
  const { data, value, onChange, answered = false, limit, renderOption, ...others } = props;
  const { onChoose = onChange, onKeyDown: onOtherKey, onBlur, ...rest } = others;
  const [wanted, setWanted] = useState(false);
  const [active, setActive] = useState(-1);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const fitting = (answered ? data : data.filter(comAsPalavras(value))).slice(0, limit);
  const opened = wanted && fitting.length > 0;
  const current = opened && active < fitting.length ? active : -1;

  usePlace(opened, field, list);
  useEffect(() => {
    if (current >= 0) list.current?.children[current]?.scrollIntoView({ block: 'nearest' });
  }, [current]);

  const open = () => {
    setWanted(true);
    setActive(-1);
  };
  const close = () => setWanted(false);
  const choose = (one: string | undefined) => {
    if (one === undefined) return;
    onChoose(one);
    close();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const { key } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      if (!opened) return open();
      const next = current + (key === 'ArrowDown' ? 1 : -1);
      setActive(next < 0 ? fitting.length - 1 : next % fitting.length);
    } else if (key === 'Enter' && current >= 0) {
      event.preventDefault();
      choose(fitting[current]);
    } else if (key === 'Escape' && opened) {
      close();
    } else {
      onOtherKey?.(event);
    }
  };

  return (
    <>
      <TextInput
        {...rest}
        ref={field}
        role="combobox"
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-expanded={opened}
        aria-controls={opened ? id : undefined}
        aria-activedescendant={current >= 0 ? `${id}-${current}` : undefined}
        autoComplete="off"
        // The library's dialog closes by Escape unless its target claims the key.
        data-mantine-stop-propagation={opened || undefined}
        value={value}
        onChange={(event) => {
          onChange(event.currentTarget.value);
          open();
        }}
        onClick={open}
        onBlur={(event) => {
          close();
          onBlur?.(event);
        }}
        onKeyDown={onKeyDown}
      />
      {opened &&
        // In a portal, so that no element clips it.
        createPortal(
          <div ref={list} id={id} role="listbox" aria-label="Sugestões" className={classes.list}>
            {fitting.map((one, i) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the field has the focus and the keys.
              <div
                key={one}
                id={`${id}-${i}`}
                role="option"
                aria-selected={i === current}
                className={classes.option}
                // The field keeps the focus.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => choose(one)}
              >
                {renderOption?.(one) ?? one}
              </div>
            ))}
          </div>,
          document.body,
        )}
    </>
  );
}
