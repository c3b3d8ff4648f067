import { Button } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import classes from './editor.module.css';

/** Buttons to move up, move down and remove, by keyboard too: the focus follows the moved item. */
export function MoverERemover(props: {
  readonly nome: string;
  readonly lugar: number;
  readonly ultimo: number;
  readonly onMove: (passo: 1 | -1) => void;
  readonly onRemove: () => void;
}) {
  const { nome, lugar, ultimo, onMove, onRemove } = props;
  const subir = useRef<HTMLButtonElement>(null);
  const descer = useRef<HTMLButtonElement>(null);
  const pedido = useRef<1 | -1>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the browser takes the focus from what is moved.
  useEffect(() => {
    if (pedido.current === undefined) return;
    const [um, outro] = pedido.current === -1 ? [subir, descer] : [descer, subir];
    pedido.current = undefined;
    (um.current?.disabled ? outro : um).current?.focus();
  }, [lugar]);
  const ir = (passo: 1 | -1) => {
    pedido.current = passo;
    onMove(passo);
  };
  return (
    <div className={classes.mover}>
      <Button
        ref={subir}
        variant="subtle"
        size="compact-md"
        aria-label={`Subir ${nome}`}
        disabled={lugar === 0}
        onClick={() => ir(-1)}
      >
        <IconArrowUp aria-hidden size={18} />
      </Button>
      <Button
        ref={descer}
        variant="subtle"
        size="compact-md"
        aria-label={`Descer ${nome}`}
        disabled={lugar === ultimo}
        onClick={() => ir(1)}
      >
        <IconArrowDown aria-hidden size={18} />
      </Button>
      <Button
        variant="subtle"
        color="red"
        size="compact-md"
        aria-label={`Remover ${nome}`}
        onClick={onRemove}
      >
        Remover
      </Button>
    </div>
  );
}
