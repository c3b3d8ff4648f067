import { arquivoDoBarema } from '@instrutoria/domain/barema/rules/arquivo.ts';
import type { Edital } from '@instrutoria/domain/edital/types.ts';
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { podeVer } from '../../../app/shell/who.ts';
import { formatarInstante } from '../../../lib/format/format.ts';
import { useSessao } from '../../../lib/session/session.ts';
import { DownloadButton } from '../../../ui/files/download-button.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { Part } from '../../../ui/page/part.tsx';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { type BaremaLido, configuracaoDoEditalQuery, type RegrasLidas } from '../../edital/api.ts';
import { EventosAnunciados } from '../../edital/offered/eventos-anunciados.tsx';
import { PaginaDoEdital } from '../../edital/offered/pagina-do-edital.tsx';
import { BaremaNaTela } from '../components/barema/barema-na-tela.tsx';
import { Mudancas } from '../components/barema/mudancas.tsx';
import { DO_SORTEIO, GRUPOS_DAS_REGRAS } from '../components/configuracao/grupos-das-regras.ts';
import { retificacoesDoEdital } from '../components/retificacoes-do-edital.ts';
import { UmaRegra } from '../components/uma-regra.tsx';

/** How a call judges, as everybody who is logged in reads it: its rules, its criteria, and how both were corrected. */
export default function EditalRegras() {
  return (
    <PaginaDoEdital parte="configuracao">
      {(edital, quadro) => (
        <>
          {quadro(null)}
          <Ler edital={edital} />
        </>
      )}
    </PaginaDoEdital>
  );
}

function Ler({ edital }: { readonly edital: Edital }) {
  const lida = useQuery(configuracaoDoEditalQuery(edital.id));
  const muda = podeVer('mudarConfiguracaoDoEdital', useSessao()?.usuario.tipo);
  return (
    <>
      <Text>
        As regras deste edital, as mesmas para quem coordena, avalia e decide. Só a administração pode
        mudá-las. {muda && <Link to={`/editais/${edital.id}/configuracao`}>Mudar na configuração</Link>}
      </Text>
      <QueryState query={lida}>
        {({ regras, barema }) => (
          <>
            <Regras edital={edital} lidas={regras} />
            <Barema edital={edital} lido={barema} />
            <Retificacoes edital={edital} regras={regras} barema={barema} />
          </>
        )}
      </QueryState>
    </>
  );
}

function Regras({ edital, lidas }: { readonly edital: Edital; readonly lidas: RegrasLidas }) {
  return GRUPOS_DAS_REGRAS.map(([grupo, regras]) => (
    <Part key={grupo} title={grupo}>
      {grupo === DO_SORTEIO && <EventosAnunciados edital={edital.id} />}
      {regras.map((regra) => (
        <UmaRegra
          key={regra}
          regra={regra}
          regras={lidas.regras}
          aviso={
            regra === 'divergencia' &&
            lidas.aviso !== undefined && <Notice kind="warning">{lidas.aviso}.</Notice>
          }
        />
      ))}
    </Part>
  ));
}

function Barema({ edital, lido }: { readonly edital: Edital; readonly lido: BaremaLido }) {
  const { pathname } = useLocation();
  const parte = useRef<HTMLDivElement>(null);
  const abre = pathname.endsWith('/barema');
  useEffect(() => {
    if (abre) parte.current?.scrollIntoView({ block: 'start' });
  }, [abre]);
  return (
    <div ref={parte}>
      <Part
        title="Barema"
        actions={
          <DownloadButton
            label="Baixar o barema"
            fileName={`barema_edital_${edital.id}.json`}
            load={async () =>
              new Blob([arquivoDoBarema(lido.barema, edital.nome, edital.tipoProjeto)], {
                type: 'application/json',
              })
            }
          />
        }
      >
        <Text fw={600} mb="md">
          {lido.proprio ? 'Este edital tem barema próprio.' : 'Este edital julga pelos critérios de sempre.'}
        </Text>
        <BaremaNaTela barema={lido.barema} />
      </Part>
    </div>
  );
}

function Retificacoes(props: {
  readonly edital: Edital;
  readonly regras: RegrasLidas;
  readonly barema: BaremaLido;
}) {
  const todas = retificacoesDoEdital(props.regras, props.barema, props.edital.tipoProjeto);
  if (todas.length === 0) return null;
  return (
    <Part title="Retificações">
      <ul>
        {todas.map(({ instante, motivo, mudancas }) => (
          <li key={instante}>
            <Text>
              <b>{formatarInstante(instante)}</b>: {motivo}
            </Text>
            <Mudancas mudancas={mudancas} />
          </li>
        ))}
      </ul>
    </Part>
  );
}
