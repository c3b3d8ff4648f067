import {
  ehNumeroDoAto,
  pendenciaPorExtenso,
  soOTempoResolve,
} from '@instrutoria/domain/edital/rules/pendencia-por-extenso.ts';
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
 * unfolded, each has its link.
 */
export function ProximoAto(props: {
  readonly edital: number;
  /**
   * Where an obstacle is resolved on the page itself; absent or undefined: on the screen that the server
   * names.
   */
  readonly aqui?: (codigo: string) => string | undefined;
  /** The act's button, on the page where it is done; `impedido` when something forbids it. */
  readonly feito?: { readonly ato: Ato; readonly botao: (impedido: boolean) => ReactNode } | undefined;
}) {
  const pendencias = useQuery(pendenciasQuery(props.edital));
  const tipo = useSessao()?.usuario.tipo;
  const lugar = useContext(LugarDoAto);
  const [aberto, setAberto] = useOpened('proximo ato');
  return (
    <QueryState query={pendencias} label="O próximo ato do edital">
      {({ ato, bloqueios, avisos }) => {
        if (ato === null) return null;
        const { para, ir, tela, quem } = ATOS[ato];
        const impedido = bloqueios.length > 0;
        const porFazer = bloqueios.filter((um) => !soOTempoResolve(um));
        const numeros = avisos.filter(ehNumeroDoAto);
        const porVer = avisos.filter((um) => !ehNumeroDoAto(um));
        const quantas = [
          ...(porFazer.length > 0 ? [contado(porFazer.length, 'pendência', 'pendências')] : []),
          ...(porVer.length > 0 ? [contado(porVer.length, 'aviso', 'avisos')] : []),
        ];
        return (
          <>
            {lugar !== null &&
              createPortal(
                <>
                  <HeadChip
                    says={para}
                    tone={porFazer.length > 0 ? 'warning' : 'plain'}
                    open={aberto}
                    onOpen={setAberto}
                  >
                    {quantas.length > 0
                      ? quantas.join(' e ')
                      : impedido
                        ? 'nada a fazer agora'
                        : 'nada impede'}
                  </HeadChip>
                  {props.feito?.ato === ato
                    ? props.feito.botao(impedido)
                    : podeVer(quem, tipo) && (
                        <Button size="sm" component={Link} to={tela(props.edital)} variant="default">
                          {ir}
                        </Button>
                      )}
                </>,
                lugar,
              )}
            {aberto && (
              <section className={classes.next} aria-label={para}>
                <Title order={2} className={classes.title}>
                  {para}
                </Title>
                {bloqueios.length + porVer.length === 0 && <Text>Nada impede.</Text>}
                <Lista titulo="Falta:" pendencias={bloqueios} {...props} />
                <Lista titulo="Antes, veja:" pendencias={porVer} {...props} />
                <Lista titulo="Em números:" pendencias={numeros} {...props} />
              </section>
            )}
          </>
        );
      }}
    </QueryState>
  );
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
