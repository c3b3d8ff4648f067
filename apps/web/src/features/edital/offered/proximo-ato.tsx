import {
  ehNumeroDoAto,
  pendenciaPorExtenso,
  soOTempoResolve,
} from '@instrutoria/domain/edital/rules/pendencia-por-extenso.ts';
import { ATOS_ADIANTE, proximoAto } from '@instrutoria/domain/edital/rules/proximo-ato.ts';
import type { Edital } from '@instrutoria/domain/edital/types.ts';
import { contado } from '@instrutoria/domain/kernel/contagem.ts';
import { Anchor, Button, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useContext, useId } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'react-router';
import { podeVer } from '../../../app/shell/who.ts';
import { useSessao } from '../../../lib/session/session.ts';
import { useOpened } from '../../../lib/use-opened.ts';
import { HeadChip } from '../../../ui/page/head-chip.tsx';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { type Pendencias, pendenciasQuery } from '../api.ts';
import { LugarDoAto } from './lugar-do-ato.ts';
import classes from './proximo-ato.module.css';

type Ato = NonNullable<Pendencias['ato']>;
type Pendencia = Pendencias['bloqueios'][number];

/** The act, and the screen where it is done. */
const ATOS: Readonly<
  Record<
    Ato,
    {
      readonly para: string;
      readonly ir: string;
      readonly tela: (edital: number) => string;
      readonly quem: Parameters<typeof podeVer>[0];
    }
  >
> = {
  encerrarInscricoes: {
    para: 'Para encerrar as inscrições',
    ir: 'Ir para a configuração',
    tela: (edital) => `/editais/${edital}/configuracao`,
    quem: 'criarEdital',
  },
  iniciarDecisao: {
    para: 'Para iniciar a decisão',
    ir: 'Ir para a avaliação',
    tela: (edital) => `/editais/${edital}/avaliacao`,
    quem: 'iniciarDecisao',
  },
  enviarASecretaria: {
    para: 'Para enviar à secretaria',
    ir: 'Ir para a decisão',
    tela: (edital) => `/editais/${edital}/decisao`,
    quem: 'lerDecisao',
  },
  publicar: {
    para: 'Para publicar o resultado',
    ir: 'Ir para a publicação',
    tela: (edital) => `/editais/${edital}/resultado`,
    quem: 'listarNaSecretaria',
  },
  publicarFinal: {
    para: 'Para publicar o resultado final',
    ir: 'Ir para a publicação',
    tela: (edital) => `/editais/${edital}/resultado`,
    quem: 'publicarResultadoFinal',
  },
  arquivar: {
    para: 'Para arquivar',
    ir: 'Ir para a configuração',
    tela: (edital) => `/editais/${edital}/configuracao`,
    quem: 'criarEdital',
  },
};

/**
 * The next act of a call, at the end of the page's header, with the number of obstacles and warnings;
 * unfolded, each has its link. The header has the same height before they are read, so that nothing below it
 * moves under the pointer.
 */
export function ProximoAto(props: {
  readonly edital: Edital;
  /**
   * Where an obstacle is resolved on the page itself; absent or undefined: on the screen that the server
   * names.
   */
  readonly aqui?: (codigo: string) => string | undefined;
  /** The act's button, on the page where it is done; `impedido` when something forbids it. */
  readonly feito?: { readonly ato: Ato; readonly botao: (impedido: boolean) => ReactNode } | undefined;
}) {
  const { edital } = props;
  const seguinte = proximoAto(edital);
  const pendencias = useQuery(pendenciasQuery(edital.id, seguinte));
  const tipo = useSessao()?.usuario.tipo;
  const lugar = useContext(LugarDoAto);
  const [aberto, setAberto] = useOpened('proximo ato');
  if (seguinte === null) return null;
  const ato = ATOS_ADIANTE[seguinte];
  const { para, ir, tela, quem } = ATOS[ato];
  const { data: lidas } = pendencias;
  return (
    <>
      {lugar !== null &&
        createPortal(
          <>
            {!pendencias.isError && (
              <HeadChip
                says={para}
                tone={lidas?.bloqueios.some((um) => !soOTempoResolve(um)) ? 'warning' : 'plain'}
                open={aberto}
                onOpen={setAberto}
              >
                {lidas === undefined ? 'conferindo…' : resumo(lidas)}
              </HeadChip>
            )}
            {props.feito?.ato === ato
              ? props.feito.botao(lidas === undefined || lidas.bloqueios.length > 0)
              : podeVer(quem, tipo) && (
                  <Button size="sm" component={Link} to={tela(edital.id)} variant="default">
                    {ir}
                  </Button>
                )}
          </>,
          lugar,
        )}
      {(aberto || pendencias.isError) && (
        <QueryState query={pendencias} label="O próximo ato do edital">
          {({ bloqueios, avisos }) => (
            <section className={classes.next} aria-label={para}>
              <Title order={2} className={classes.title}>
                {para}
              </Title>
              {bloqueios.length + porVer(avisos).length === 0 && <Text>Nada impede.</Text>}
              <Lista titulo="Falta:" pendencias={bloqueios} {...props} />
              <Lista titulo="Antes, veja:" pendencias={porVer(avisos)} {...props} />
              <Lista titulo="Em números:" pendencias={avisos.filter(ehNumeroDoAto)} {...props} />
            </section>
          )}
        </QueryState>
      )}
    </>
  );
}

const porVer = (avisos: readonly Pendencia[]) => avisos.filter((um) => !ehNumeroDoAto(um));

function resumo({ bloqueios, avisos }: Pendencias): string {
  const porFazer = bloqueios.filter((um) => !soOTempoResolve(um)).length;
  const vistos = porVer(avisos).length;
  const quantas = [
    ...(porFazer > 0 ? [contado(porFazer, 'pendência', 'pendências')] : []),
    ...(vistos > 0 ? [contado(vistos, 'aviso', 'avisos')] : []),
  ];
  if (quantas.length > 0) return quantas.join(' e ');
  return bloqueios.length > 0 ? 'nada a fazer agora' : 'nada impede';
}

interface Aqui {
  readonly aqui?: (codigo: string) => string | undefined;
}

function Lista(props: Aqui & { readonly titulo: string; readonly pendencias: readonly Pendencia[] }) {
  const { titulo, pendencias, ...aqui } = props;
  const id = useId();
  if (pendencias.length === 0) return null;
  return (
    <>
      <Text id={id}>{titulo}</Text>
      <ul className={classes.list} aria-labelledby={id}>
        {pendencias.map((um) => (
          <PendenciaDoAto key={um.codigo} pendencia={um} {...aqui} />
        ))}
      </ul>
    </>
  );
}

function PendenciaDoAto(props: Aqui & { readonly pendencia: Pendencia }) {
  const { codigo, mensagem, tela } = props.pendencia;
  const onde = props.aqui?.(codigo) ?? tela;
  return (
    <li>
      {pendenciaPorExtenso(props.pendencia)}
      {onde !== null && (
        <>
          {' '}
          <Anchor component={Link} to={onde}>
            ver<span className="sr-only"> {mensagem}</span>
          </Anchor>
        </>
      )}
    </li>
  );
}
