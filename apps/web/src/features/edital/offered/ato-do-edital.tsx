import {
  ehNumeroDoAto,
  pendenciaPorExtenso,
} from '@instrutoria/domain/edital/rules/pendencia-por-extenso.ts';
import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import { useAsk, useConfirm } from '../../../ui/dialogs/confirm.tsx';
import { notify } from '../../../ui/status/toast-store.ts';
import { lerPendencias, type Pendencias } from '../api.ts';

type Pendencia = Pendencias['bloqueios'][number];

function Lista({ itens }: { readonly itens: readonly Pendencia[] }) {
  return (
    <ul>
      {itens.map(({ codigo, tela, ...pendencia }) => (
        <li key={codigo}>
          {pendenciaPorExtenso(pendencia)}
          {tela !== null && (
            <>
              {' '}
              <Anchor component={Link} to={tela}>
                ver
              </Anchor>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

function ListaComTitulo(props: { readonly titulo: string; readonly itens: readonly Pendencia[] }) {
  if (props.itens.length === 0) return null;
  return (
    <>
      <Text mt="sm" fw={600}>
        {props.titulo}
      </Text>
      <Lista itens={props.itens} />
    </>
  );
}

function Detalhe({ pendencias, detail }: { readonly pendencias: Pendencias; readonly detail: string }) {
  const { avisos } = pendencias;
  return (
    <>
      <Text>{detail}</Text>
      <ListaComTitulo titulo="Antes de continuar, veja:" itens={avisos.filter((um) => !ehNumeroDoAto(um))} />
      <ListaComTitulo titulo="Em números:" itens={avisos.filter(ehNumeroDoAto)} />
    </>
  );
}

/** The question before an act on a call: the act and its object, and the act's name on the button. */
interface AtoPerguntado {
  readonly question: string;
  readonly yes: string;
  /** The consequences of the act. */
  readonly detail: string;
  /** The act cannot be undone, so the safe answer comes first. */
  readonly final?: boolean;
}

/**
 * Asks before an act that moves the call; shows its obstacles, with links, and warnings. The server refuses
 * for the same reasons.
 */
export function useAtoDoEdital(): (
  edital: number,
  asked: AtoPerguntado,
  act: () => Promise<unknown>,
) => Promise<boolean> {
  const ask = useAsk();
  const confirm = useConfirm();
  return async (edital, { question, yes, detail, final = false }, act) => {
    try {
      const pendencias = await lerPendencias(edital);
      if (pendencias.bloqueios.length > 0) {
        await ask(
          'Ainda não é possível',
          [{ value: 'fechar', label: 'Fechar' }],
          <Lista itens={pendencias.bloqueios} />,
        );
        return false;
      }
      const said = <Detalhe pendencias={pendencias} detail={detail} />;
      if (!(await confirm(question, { detail: said, yes, no: 'Cancelar', final }))) return false;
      await act();
      return true;
    } catch (error) {
      notify.failure(error);
      return false;
    }
  };
}
