import { ROTULOS_AVALIACAO as R } from '@instrutoria/domain/avaliacao/messages.ts';
import { decisaoComecou } from '@instrutoria/domain/avaliacao/policies.ts';
import { MENSAGENS_DECISAO as M } from '@instrutoria/domain/decisao/messages.ts';
import { darNaOrdem } from '@instrutoria/domain/decisao/rules/corte.ts';
import type { Edital } from '@instrutoria/domain/edital/types.ts';
import { contado } from '@instrutoria/domain/kernel/contagem.ts';
import { Button, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { podeVer } from '../../../app/shell/who.ts';
import { POR_PAGINA, rowsOfPage } from '../../../lib/server/page-query.ts';
import { useSessao } from '../../../lib/session/session.ts';
import { useOwnChoice } from '../../../lib/session/use-own-choice.ts';
import { usePageOfAddress } from '../../../lib/use-page-of-address.ts';
import { useConfirm } from '../../../ui/dialogs/confirm.tsx';
import { latePart } from '../../../ui/drafts/late.tsx';
import { useUnsaved } from '../../../ui/drafts/use-unsaved.ts';
import { DownloadButton } from '../../../ui/files/download-button.tsx';
import { HeadChip } from '../../../ui/page/head-chip.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { Loading } from '../../../ui/status/loading.tsx';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { notify } from '../../../ui/status/toast-store.ts';
import { Pager } from '../../../ui/tables/pager.tsx';
import { PaginaDoEdital } from '../../edital/offered/pagina-do-edital.tsx';
import { ProximoAto } from '../../edital/offered/proximo-ato.tsx';
import { baixarRanque } from '../../ranque/api.ts';
import { type Decisao, decisaoQuery, type LinhaDaDecisao } from '../api.ts';
import { avisosDoRanque, avisosDosNumeros } from '../components/avisos-da-decisao.tsx';
import { BarraDaDecisao } from '../components/barra-da-decisao.tsx';
import { TabelaDaDecisao } from '../components/tabela-da-decisao.tsx';
import { useDecisao } from '../components/use-decisao.ts';
import { useEnvioASecretaria } from '../components/use-envio-a-secretaria.tsx';
import classes from './edital-decisao.module.css';

const RecusadasAoSalvar = latePart(() => import('../components/recusadas-ao-salvar.tsx'));
const BolsasPorUnidade = latePart(() => import('../components/bolsas-por-unidade.tsx'));
const FolhaDoRanque = latePart(() => import('../../ranque/offered/folha-do-ranque.tsx'));
const CenariosDaDecisao = latePart(() => import('../components/cenarios/cenarios-da-decisao.tsx'));

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
        {quadro(<ProximoAto edital={edital} />)}
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
  const [cenarios, abrirCenarios] = useOwnChoice(['e-se', edital.id], false);
  const [pedida, setPagina] = usePageOfAddress();
  const { page: pagina, shown } = rowsOfPage(linhas, String(pedida));
  const [procurada, setProcurada] = useState<LinhaDaDecisao | null>(null);
  const [avisosAbertos, setAvisosAbertos] = useState(false);
  const tipo = useSessao()?.usuario.tipo;
  const tabela = useRef<HTMLDivElement>(null);
  useUnsaved(mudadas.length > 0, M.sairSemSalvarVagas);
  const { corte, empatesDaUnidade } = useMemo(() => darNaOrdem(decisao.linhas, decisao), [decisao]);
  const decide = edital.fase === 'decisao';
  // Typed values stay until they are discarded, even when the call changes.
  const edita = decide || mudadas.length > 0;
  const dadas = linhas.reduce((soma, linha) => soma + depois(linha).remunerados_aprovados, 0);
  const pedidas = linhas.reduce((soma, { remunerados }) => soma + remunerados, 0);
  const paginaDe = (id: number) =>
    1 + Math.floor(linhas.findIndex(({ projeto_id }) => projeto_id === id) / POR_PAGINA);

  const notaDa = ({ projeto_id, tardia }: LinhaDaDecisao) => {
    const suplente = decidindo.suplentes?.get(projeto_id);
    const notas = [suplente === undefined ? '' : `suplente nº ${suplente}`, tardia ?? ''].filter(Boolean);
    return notas.length === 0 ? undefined : notas.join('; ');
  };

  const irPara = (linha: LinhaDaDecisao) => {
    setPagina(paginaDe(linha.projeto_id));
    setProcurada(linha);
  };
  // Once its page is shown.
  useEffect(() => {
    if (procurada === null || !shown.includes(procurada)) return;
    const nome = CSS.escape(`Bolsistas aprovados em ${procurada.titulo}`);
    tabela.current?.querySelector<HTMLInputElement>(`input[aria-label="${nome}"]`)?.focus();
    setProcurada(null);
  }, [procurada, shown]);

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
    const sim = { detail, yes: 'Descartar', no: 'Continuar editando', danger: true };
    if (await confirm(pergunta, sim)) decidindo.descartar();
  };

  const avisos = [
    ...avisosDosNumeros({ decisao, decidindo, dadas, eSe: cenarios }),
    ...avisosDoRanque(
      decisao,
      decide ? corte : null,
      decide ? empatesDaUnidade : [],
      decidindo.suplentes !== null,
    ),
  ];
  const corteNaPagina = corte === null || corte.depoisDe === 0 ? null : paginaDe(corte.depoisDe);
  const irAoCorte = corteNaPagina !== null && corteNaPagina !== pagina && (
    <Button size="sm" variant="subtle" onClick={() => setPagina(corteNaPagina)}>
      Ir para a linha de corte
    </Button>
  );
  return (
    <>
      {quadro(
        <ProximoAto
          edital={edital}
          feito={{
            ato: 'enviarASecretaria',
            botao: () => (
              <Button
                size="sm"
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
      <h2 className="sr-only">Na ordem do ranque</h2>
      <FolhaDoRanque
        waiting={null}
        titulo="Decisão do número de instrutores"
        edital={edital}
        quantas={linhas.length}
        linhas={() => linhas.map((linha) => ({ ...linha, ...depois(linha), nota: notaDa(linha) }))}
        ressalvas={[
          ...(limiteBolsas === null ? [] : [`limite de ${contado(limiteBolsas, 'bolsa', 'bolsas')}`]),
          ...(mudadas.length > 0 ? ['com números por salvar'] : []),
        ]}
      >
        <BolsasPorUnidade waiting={null} linhas={linhas} decidindo={decidindo} limite={bolsasPorUnidade} />
      </FolhaDoRanque>
      {!decide && (
        <Notice title="A decisão deste edital já passou">
          Os números abaixo não mudam mais aqui. Depois da publicação, só mudam por recurso ou por correção do
          resultado.
        </Notice>
      )}
      {cenarios && linhas.length > 0 && (
        <CenariosDaDecisao
          edital={edital}
          decisao={decisao}
          decidindo={decidindo}
          podeAplicar={decide}
          waiting={<Loading />}
        />
      )}
      {mudadas.some((linha) => decidindo.de(linha)?.recusa !== undefined) && (
        <RecusadasAoSalvar waiting={null} decidindo={decidindo} onIr={irPara} />
      )}
      <p role="status" className="sr-only">
        {avisos.flatMap(({ falado }) => falado ?? []).join('. ')}
      </p>
      <div className={classes.sides}>
        <div ref={tabela} className={classes.side}>
          <BarraDaDecisao
            dadas={dadas}
            pedidas={pedidas}
            limite={limiteBolsas}
            mudancas={mudadas.length}
            salvando={decidindo.salvando}
            onSalvar={() => void salvar()}
            onDescartar={() => void descartar()}
          >
            {mudadas.length === 0 && irAoCorte}
            {avisos.length > 0 && (
              <HeadChip
                says="Antes de decidir"
                tone={avisos.some(({ alerta }) => alerta) ? 'warning' : 'plain'}
                open={avisosAbertos}
                onOpen={setAvisosAbertos}
              >
                {contado(avisos.length, 'aviso', 'avisos')}
              </HeadChip>
            )}
            {linhas.length > 0 && (
              <>
                {decide && (
                  <Button
                    size="sm"
                    variant="default"
                    disabled={decidindo.salvando}
                    onClick={decidindo.encherNaOrdem}
                  >
                    {limiteBolsas === null && bolsasPorUnidade === undefined
                      ? 'Dar na ordem do ranque'
                      : 'Dar na ordem do ranque até o limite'}
                  </Button>
                )}
                <Button
                  size="sm"
                  variant="default"
                  aria-expanded={cenarios}
                  onClick={() => abrirCenarios(!cenarios)}
                >
                  E se…
                </Button>
              </>
            )}
          </BarraDaDecisao>
          {avisosAbertos && avisos.map(({ chave, dito }) => <Fragment key={chave}>{dito}</Fragment>)}
          <TabelaDaDecisao
            linhas={shown}
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
          <Group gap="sm" mt="md">
            {mudadas.length > 0 && irAoCorte}
            {podeVer('exportarRanqueTipoI', tipo) && (
              <DownloadButton
                label="Planilha da decisão"
                fileName={`decisao_edital_${edital.id}.xlsx`}
                load={() => baixarRanque(edital.tipoProjeto, edital.id)}
              />
            )}
            <Button variant="default" onClick={() => globalThis.print()}>
              Imprimir
            </Button>
          </Group>
        </div>
        <div className={classes.units}>
          <BolsasPorUnidade waiting={null} linhas={linhas} decidindo={decidindo} limite={bolsasPorUnidade} />
        </div>
      </div>
    </>
  );
}
