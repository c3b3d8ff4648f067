import { contado } from '@instrutoria/domain/kernel/contagem.ts';
import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './barra-da-decisao.module.css';

const bolsas = (n: number) => contado(n, 'bolsa', 'bolsas');

/** The limit beside the save button, always visible above the table; and the tools that fill its fields. */
export function BarraDaDecisao(props: {
  readonly dadas: number;
  readonly pedidas: number;
  readonly limite: number | null;
  readonly mudancas: number;
  readonly salvando: boolean;
  readonly onSalvar: () => void;
  readonly onDescartar: () => void;
  /** The tools. */
  readonly children: ReactNode;
}) {
  const { dadas, pedidas, limite, mudancas } = props;
  const acima = limite === null ? 0 : Math.max(0, dadas - limite);
  const quais = limite === null ? `${bolsas(dadas)} de ${pedidas} pedidas` : `${dadas} de ${bolsas(limite)}`;
  const teto = limite ?? pedidas;
  return (
    <section className={classes.bar} aria-label="Bolsas e mudanças">
      <div className={classes.now}>
        <div className={classes.limit} data-over={acima > 0 || undefined}>
          <p role="status">
            <strong>{quais}</strong>
            {acima > 0 && (
              <>
                , <IconAlertTriangle aria-hidden size={16} className={classes.sign} />
                {acima} acima do limite
              </>
            )}
            {limite !== null && acima === 0 && `, ${contado(limite - dadas, 'livre', 'livres')}`}
            {limite === null && ', sem limite'}
            {mudancas > 0 && ', depois de salvar'}
          </p>
          <progress max={Math.max(teto, 1)} value={Math.min(dadas, teto)} aria-label="Bolsas concedidas" />
        </div>
        {mudancas > 0 && (
          <div className={classes.acts}>
            <Button size="sm" variant="default" disabled={props.salvando} onClick={props.onDescartar}>
              Descartar
            </Button>
            <Button size="sm" loading={props.salvando} onClick={props.onSalvar}>
              Salvar {contado(mudancas, 'mudança', 'mudanças')}
            </Button>
          </div>
        )}
      </div>
      <div className={classes.acts}>{props.children}</div>
    </section>
  );
}
