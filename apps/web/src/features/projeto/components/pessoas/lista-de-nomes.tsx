import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { NomesAchados } from '../../api.ts';
import { stepOfField } from '../../wizard/steps/step-of-field.ts';
import classes from './lista-de-nomes.module.css';

type Achado = NomesAchados['achados'][number];

const FORMAS: Readonly<Record<Achado['forma'], string>> = {
  nome: 'um nome',
  siape: 'um SIAPE',
  email: 'um e-mail',
  lattes: 'um Lattes',
};

/** The notice for a proof that could not be searched, or cannot be shown; null where there is none. */
export function ditoDoComprovante(comprovante: NomesAchados['comprovante']): string | null {
  switch (comprovante) {
    case 'semTexto':
      return 'O comprovante é uma imagem, em que o sistema não procura nomes. Confira-o.';
    case 'naoLido':
      return 'O comprovante não pôde ser lido. Confira se há nomes nele.';
    case 'semCopia':
      return 'O comprovante traz dados de quem o fez, que não puderam ser retirados: o avaliador não o verá. Gere-o outra vez com “Imprimir em PDF” e envie de novo.';
    default:
      return null;
  }
}

function lugar({ onde, pagina }: Achado): string {
  if (onde === 'comprovante_disciplinas') return `Comprovante, página ${pagina ?? 1}`;
  return stepOfField(onde)?.titulo ?? onde;
}

function Trecho({ trecho, dito }: Achado) {
  const em = trecho.indexOf(dito);
  return (
    <q>
      {trecho.slice(0, em)}
      <mark>{dito}</mark>
      {trecho.slice(em + dito.length)}
    </q>
  );
}

/** Each place with its words; `corrigir` opens the screen with the text. */
export function ListaDeNomes(props: {
  readonly achados: NomesAchados['achados'];
  readonly corrigir?: (achado: Achado) => ReactNode;
}) {
  return (
    <ul className={classes.list}>
      {props.achados.map((achado, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes its order
        <li key={i}>
          <Text component="span" fw={600}>
            {lugar(achado)}
          </Text>
          , {FORMAS[achado.forma]}: <Trecho {...achado} />
          {achado.onde === 'referencias' && ' Uma citação pode ficar.'} {props.corrigir?.(achado)}
        </li>
      ))}
    </ul>
  );
}
