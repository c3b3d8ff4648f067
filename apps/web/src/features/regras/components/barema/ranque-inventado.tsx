import { notaDe } from '@instrutoria/domain/barema/rules/criterios.ts';
import {
  type LinhaInventada,
  NUMEROS_INVENTADOS,
  ranqueInventado,
} from '@instrutoria/domain/barema/rules/exemplo.ts';
import type { Barema } from '@instrutoria/domain/barema/types.ts';
import type { TipoDeProjeto } from '@instrutoria/domain/edital/types.ts';
import { Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { formatarNota } from '../../../../lib/format/number-format.ts';
import classes from './editor.module.css';
import { lotesDe } from './previa.ts';

const SEM_LOTES: ReadonlyMap<number, number> = new Map();

/** null where this browser cannot compute lots: outside HTTPS it has no SHA-256. */
function useLotes(semente: string): ReadonlyMap<number, number> | null {
  const [lotes, setLotes] = useState<ReadonlyMap<number, number> | null>(SEM_LOTES);
  useEffect(() => {
    let passou = false;
    lotesDe(semente, NUMEROS_INVENTADOS).then(
      (feitos) => passou || setLotes(feitos),
      () => passou || setLotes(null),
    );
    return () => {
      passou = true;
    };
  }, [semente]);
  return lotes;
}

/** Ranked by the rules for real projects (E-BAREMA-2). */
export function RanqueInventado({ barema, tipo }: { readonly barema: Barema; readonly tipo: TipoDeProjeto }) {
  const lotes = useLotes(barema.semente);
  const linhas = ranqueInventado(barema, tipo, lotes ?? SEM_LOTES);
  if (linhas.length === 0) return <Text>Um ranque precisa de um critério na fase 1.</Text>;
  return (
    <>
      <ol className={classes.ranque} aria-label="Ranque inventado">
        {linhas.map((linha) => (
          <li key={linha.numero}>
            <b>{linha.posicao}º</b>
            <span>{linha.nome}</span>
            <b className={classes.pontos}>{formatarNota(linha.total)}</b>
            <small>{notasEmPalavras(barema, linha)}</small>
            {linha.desempate !== null && <small>Mesmo total; depois por: {linha.desempate}.</small>}
            {linha.abaixo !== null && (
              <small className={classes.reprovado}>Reprovado: {porqueReprovado(barema, linha)}.</small>
            )}
          </li>
        ))}
      </ol>
      {lotes === null && barema.desempates.includes('sorteio') && (
        <Text size="sm" c="dimmed" mt="xs">
          Este navegador só sorteia numa conexão HTTPS: aqui o sorteio não desempata.
        </Text>
      )}
    </>
  );
}

/** 'Mérito 8, Alcance 12'. */
function notasEmPalavras({ criterios }: Barema, { notas }: LinhaInventada): string {
  return criterios
    .map(({ codigo, nome }) => `${nome} ${formatarNota(notaDe(notas, codigo)?.valor ?? null)}`)
    .join(', ');
}

function porqueReprovado({ totalMinimo }: Barema, { abaixo }: LinhaInventada): string {
  if (abaixo === null || abaixo === 'total') return `total abaixo de ${formatarNota(totalMinimo)}`;
  return `nota em “${abaixo.nome}” abaixo de ${formatarNota(abaixo.minimo)}`;
}
