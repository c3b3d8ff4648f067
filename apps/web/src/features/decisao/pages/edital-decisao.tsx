import { MENSAGENS_AVALIACAO as M, ROTULOS_AVALIACAO as R } from '@instrutoria/domain/avaliacao/messages.ts';
import { decisaoComecou } from '@instrutoria/domain/avaliacao/policies.ts';
import { darNaOrdem } from '@instrutoria/domain/avaliacao/rules/corte.ts';
import type { Edital } from '@instrutoria/domain/edital/types.ts';
import { contado } from '@instrutoria/domain/kernel/contagem.ts';
import { Button, Group, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { ownKey, writeOwn } from '../../../lib/own-draft.ts';
import { POR_PAGINA } from '../../../lib/page-query.ts';
import { readText } from '../../../lib/storage.ts';
import { useConfirm } from '../../../ui/confirm.tsx';
import { latePart } from '../../../ui/late.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { notify } from '../../../ui/toast-store.ts';
import { useUnsaved } from '../../../ui/use-unsaved.ts';
import { PaginaDoEdital } from '../../edital/offered/pagina-do-edital.tsx';
import { ProximoAto } from '../../edital/offered/proximo-ato.tsx';
import { type Decisao, decisaoQuery, type LinhaDaDecisao } from '../api.ts';
import { AvisosDaDecisao } from '../components/avisos-da-decisao.tsx';
import { BarraDaDecisao } from '../components/barra-da-decisao.tsx';
import { BolsasPorUnidade } from '../components/bolsas-por-unidade.tsx';
import { TabelaDaDecisao } from '../components/tabela-da-decisao.tsx';
import { useDecisao } from '../components/use-decisao.ts';
import { useEnvioASecretaria } from '../components/use-envio-a-secretaria.tsx';
import classes from './edital-decisao.module.css';

const CenariosDaDecisao = latePart(() => import('../components/cenarios/cenarios-da-decisao.tsx'));

/** Whether the scenarios are open: as this person left them here. */
function useESe(edital: number) {
  const chave = ownKey('e-se', edital);
  const [aberto, setAberto] = useState(() => readText(chave) === 'true');
  const alternar = () => {
    setAberto(!aberto);
    writeOwn(chave, !aberto);
  };
  return { aberto, alternar };
}

export default function EditalDecisao() {
  return (
    <PaginaDoEdital parte="decisao">
      {(edital, quadro) => <Parte edital={edital} quadro={quadro} />}
    </PaginaDoEdital>
  );
}

interface NoQuadro {
  readonly edital: Edital;
  readonly quadro: (ato: ReactNode) => ReactNode;
}
function Parte({ edital, quadro }: NoQuadro) {
  const decisao = useQuery(decisaoQuery(edital.id));
  if (!decisaoComecou(edital)) {
    return (
      <>
        {quadro(<ProximoAto edital={edital.id} />)}
        <Notice title="A decisão deste edital ainda não começou">
          Ela começa quando todos os projetos foram avaliados; até lá não há números a digitar.
        </Notice>
      </>
    );
  }
  return (
    <QueryState query={decisao}>
      {(lida) => <Decidir edital={edital} quadro={quadro} decisao={lida} />}
    </QueryState>
  );
}

function Decidir({ edital, quadro, decisao }: NoQuadro & { readonly decisao: Decisao }) {
  const { linhas, limiteBolsas, bolsasPorUnidade } = decisao;
  const decidindo = useDecisao(edital.id, decisao);
  const { mudadas, depois } = decidindo;
  const envio = useEnvioASecretaria();
  const confirm = useConfirm();
  const eSe = useESe(edital.id);
  const [pagina, setPagina] = useState(1);
  const tabela = useRef<HTMLDivElement>(null);
  useUnsaved(mudadas.length > 0, M.sairSemSalvarVagas);
  const { corte, empatesDaUnidade } = useMemo(() => darNaOrdem(decisao.linhas, decisao), [decisao]);
  const decide = edital.fase === 'decisao';
  // Typed values stay until they are discarded, also when the call changes meanwhile.
  const edita = decide || mudadas.length > 0;
  const dadas = linhas.reduce((soma, linha) => soma + depois(linha).remunerados_aprovados, 0);
  const pedidas = linhas.reduce((soma, { remunerados }) => soma + remunerados, 0);
  const paginaDe = (id: number) =>
    1 + Math.floor(linhas.findIndex(({ projeto_id }) => projeto_id === id) / POR_PAGINA);

  const irPara = (linha: LinhaDaDecisao) => {
    setPagina(paginaDe(linha.projeto_id));
    requestAnimationFrame(() =>
      tabela.current
        ?.querySelector<HTMLInputElement>(
          `input[aria-label="${CSS.escape(`Bolsistas aprovados em ${linha.titulo}`)}"]`,
        )
        ?.focus(),
    );
  };

  const salvar = async () => {
    const errada = decidindo.conferir();
    if (errada !== undefined) {
      irPara(errada);
      return false;
    }
    const salvas = await decidindo.salvar();
    if (salvas) notify.success(M.instrutoresSalvos);
    return salvas;
  };

  const descartar = async () => {
    const pergunta = `Descartar ${contado(mudadas.length, 'mudança', 'mudanças')}?`;
    const detail = 'Os números digitados e ainda não salvos voltam a ser os salvos.';
    if (await confirm(pergunta, { detail, yes: 'Descartar', no: 'Continuar editando' }))
      decidindo.descartar();
  };

  const corteNaPagina = corte === null || corte.depoisDe === 0 ? null : paginaDe(corte.depoisDe);
  return (
    <>
      {quadro(
        <ProximoAto
          edital={edital.id}
          feito={{
            ato: 'enviarASecretaria',
            botao: () => (
              <Button
                variant={mudadas.length > 0 ? 'default' : 'filled'}
                loading={envio.enviando}
                onClick={() =>
                  void envio.enviar(
                    edital,
                    mudadas.map(({ projeto_id, titulo }) => ({ id: projeto_id, titulo })),
                    salvar,
                  )
                }
              >
                {R.enviarASecretaria}
              </Button>
            ),
          }}
        />,
      )}
      <Group justify="space-between" gap="sm">
        <Title order={2} className={classes.title}>
          Na ordem do ranque
        </Title>
        {linhas.length > 0 && (
          <Group gap="sm">
            {decide && (
              <Button variant="default" disabled={decidindo.salvando} onClick={decidindo.encherNaOrdem}>
                {limiteBolsas === null && bolsasPorUnidade === undefined
                  ? 'Dar na ordem do ranque'
                  : 'Dar na ordem do ranque até o limite'}
              </Button>
            )}
            <Button variant="default" aria-expanded={eSe.aberto} onClick={eSe.alternar}>
              E se…
            </Button>
          </Group>
        )}
      </Group>
      {!decide && (
        <Notice title="A decisão deste edital já passou">
          Os números abaixo só se leem. Depois da publicação mudam por recurso ou por correção do resultado.
        </Notice>
      )}
      {eSe.aberto && linhas.length > 0 && (
        <CenariosDaDecisao
          edital={edital}
          decisao={decisao}
          decidindo={decidindo}
          podeAplicar={decide}
          waiting={<Loading />}
        />
      )}
      <AvisosDaDecisao
        decisao={decisao}
        corte={decide ? corte : null}
        empatesDaUnidade={decide ? empatesDaUnidade : []}
        decidindo={decidindo}
        dadas={dadas}
        eSe={eSe.aberto}
        onIr={irPara}
      />
      <div className={classes.sides}>
        <div ref={tabela} className={classes.side}>
          {corteNaPagina !== null && corteNaPagina !== pagina && (
            <Button variant="subtle" size="compact-sm" onClick={() => setPagina(corteNaPagina)}>
              Ir para a linha de corte
            </Button>
          )}
          <TabelaDaDecisao
            linhas={linhas.slice((pagina - 1) * POR_PAGINA, pagina * POR_PAGINA)}
            decidindo={decidindo}
            edita={edita}
            corte={corte}
            limite={limiteBolsas}
          />
          <Pager
            page={pagina}
            size={POR_PAGINA}
            total={linhas.length}
            of="projetos"
            onChange={setPagina}
            keeps
          />
        </div>
        <div className={classes.units}>
          <BolsasPorUnidade linhas={linhas} decidindo={decidindo} limite={bolsasPorUnidade} />
        </div>
      </div>
      <BarraDaDecisao
        dadas={dadas}
        pedidas={pedidas}
        limite={limiteBolsas}
        mudancas={mudadas.length}
        salvando={decidindo.salvando}
        onSalvar={() => void salvar()}
        onDescartar={() => void descartar()}
      />
    </>
  );
}
