import { MENSAGENS_BAREMA as M } from '@instrutoria/domain/barema/messages.ts';
import { arquivoDoBarema } from '@instrutoria/domain/barema/rules/arquivo.ts';
import type { Edital } from '@instrutoria/domain/edital/types.ts';
import { Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { podeVer } from '../../../app/shell/who.ts';
import { formatarInstante } from '../../../lib/format/format.ts';
import { useSessao } from '../../../lib/session/session.ts';
import { lateDialog } from '../../../ui/drafts/late.tsx';
import { DownloadButton } from '../../../ui/files/download-button.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { Part } from '../../../ui/page/part.tsx';
import { useEditor } from '../../../ui/rich-text/use-editor.ts';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { regrasQuery } from '../../edital/api.ts';
import { PaginaDoEdital } from '../../edital/offered/pagina-do-edital.tsx';
import { hojeQuery } from '../../janela/api.ts';
import { type BaremaLido, baremaQuery } from '../api.ts';
import classes from '../components/barema.module.css';
import { BaremaNaTela } from '../components/barema-na-tela.tsx';
import { porqueNaoMuda, retificaHoje } from '../components/mudanca-permitida.ts';
import { Mudancas } from '../components/mudancas.tsx';
import { oQueRetificou } from '../components/palavras-do-barema.ts';

const VoltarAoPadrao = lateDialog(
  () => import('../components/voltar-ao-padrao.tsx'),
  ({ close }) => close(),
);

export default function EditalBarema() {
  return (
    <PaginaDoEdital parte="barema">
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
  const barema = useQuery(baremaQuery(edital.id));
  const muda = podeVer('mudarBarema', useSessao()?.usuario.tipo);
  return (
    <QueryState query={barema}>
      {(lido) => (
        <>
          <Text>
            Os critérios com que os projetos deste edital são avaliados e ordenados. Quem coordena, quem
            avalia e quem decide lê o mesmo; só a administração muda.
          </Text>
          <Text fw={600}>
            {lido.proprio
              ? 'Este edital tem barema próprio.'
              : 'Este edital julga pelos critérios de sempre.'}
          </Text>
          <div className={classes.atos}>
            {muda && <Atos edital={edital} lido={lido} />}
            <DownloadButton
              label="Baixar o barema"
              fileName={`barema_edital_${edital.id}.json`}
              load={async () =>
                new Blob([arquivoDoBarema(lido.barema, edital.nome, edital.tipoProjeto)], {
                  type: 'application/json',
                })
              }
            />
          </div>
          {lido.aviso !== undefined && (
            <Notice kind="warning" title="Totais divergentes">
              {lido.aviso}. <Link to={`/editais/${edital.id}/regras`}>Ver as regras</Link>
            </Notice>
          )}
          <BaremaNaTela barema={lido.barema} />
          <Retificacoes edital={edital} lido={lido} />
        </>
      )}
    </QueryState>
  );
}

function Atos({ edital, lido }: { readonly edital: Edital; readonly lido: BaremaLido }) {
  const regras = useQuery(regrasQuery(edital.id)).data?.regras;
  const hoje = useQuery(hojeQuery).data;
  const volta = useEditor<number>();
  const porque = porqueNaoMuda(edital, lido);
  if (porque !== null) {
    return <Notice>{porque}.</Notice>;
  }
  const proprioSemNotas = lido.proprio && !lido.temNotas;
  const deVarios = regras !== undefined && regras.avaliadores > 1;
  return (
    <>
      <Button component={Link} to={`/editais/${edital.id}/barema/mudar`}>
        {lido.proprio ? 'Mudar o barema' : 'Fazer um barema próprio'}
      </Button>
      {proprioSemNotas && deVarios && (
        <Notice>
          {M.variosAvaliadores}. <Link to={`/editais/${edital.id}/regras`}>Ver as regras</Link>
        </Notice>
      )}
      {proprioSemNotas && !deVarios && (
        <Button variant="default" onClick={() => volta.open(lido.versao)}>
          Voltar aos critérios de sempre…
        </Button>
      )}
      <Suspense>
        {volta.record !== null && (
          <VoltarAoPadrao
            key={volta.turn}
            edital={edital.id}
            versao={volta.record}
            retifica={retificaHoje(edital, hoje)}
            opened={volta.opened}
            close={volta.close}
          />
        )}
      </Suspense>
    </>
  );
}

function Retificacoes({ edital, lido }: { readonly edital: Edital; readonly lido: BaremaLido }) {
  if (lido.retificacoes.length === 0) return null;
  return (
    <Part title="Retificações">
      <ul>
        {lido.retificacoes.map((uma) => (
          <li key={uma.versao}>
            <Text>
              <b>{formatarInstante(uma.instante)}</b>: {uma.motivo}
            </Text>
            <Mudancas mudancas={oQueRetificou(uma, edital.tipoProjeto)} />
          </li>
        ))}
      </ul>
    </Part>
  );
}
