import { MENSAGENS_EDITAL as M } from '@instrutoria/domain/edital/messages.ts';
import { problemasDoEdital } from '@instrutoria/domain/edital/rules/datas-e-fase.ts';
import { REGRAS_DO_RECURSO_COMPLETO } from '@instrutoria/domain/edital/rules/recursos-do-edital.ts';
import { problemasDasRegras, type Regra, regraFechada } from '@instrutoria/domain/edital/rules/regras.ts';
import { contado } from '@instrutoria/domain/kernel/contagem.ts';
import { MENSAGENS_GERAIS } from '@instrutoria/domain/kernel/messages.ts';
import { comPrefixo, problema } from '@instrutoria/domain/kernel/problema.ts';
import { Button, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { formatarHora } from '../../../../lib/format/format.ts';
import { ApiError } from '../../../../lib/server/api-error.ts';
import { armazenamentoDisponivel } from '../../../../lib/session/storage.ts';
import { useConfirm } from '../../../../ui/dialogs/confirm.tsx';
import { lateDialog, latePart } from '../../../../ui/drafts/late.tsx';
import { Recovered } from '../../../../ui/drafts/recovered.tsx';
import { isStale } from '../../../../ui/drafts/use-other-copy.ts';
import { useUnsaved } from '../../../../ui/drafts/use-unsaved.ts';
import { ErrorSummary } from '../../../../ui/fields/error-summary.tsx';
import { Form, RequiredHint } from '../../../../ui/fields/form.tsx';
import { useFormErrors } from '../../../../ui/fields/use-form-errors.ts';
import { InView } from '../../../../ui/page/in-view.tsx';
import { Notice } from '../../../../ui/page/notice.tsx';
import { Loading } from '../../../../ui/status/loading.tsx';
import { notify } from '../../../../ui/status/toast-store.ts';
import { configuracaoDoEditalQuery, editaisQuery, useMudarConfiguracao } from '../../../edital/api.ts';
import { EventosAnunciados } from '../../../edital/offered/eventos-anunciados.tsx';
import { porqueNaoMuda } from '../barema/mudanca-permitida.ts';
import { problemasDoBaremaDigitado, SecaoDoBarema } from '../barema/secao-do-barema.tsx';
import { errosDaSecao } from '../secao-da-regra.tsx';
import { SugerirRecursos } from '../sugerir-recursos.tsx';
import { CampoDaRegra } from './campo-da-regra.tsx';
import { CamposDosDados, SECOES_DOS_DADOS } from './campos-dos-dados.tsx';
import { ComoTodosLeem } from './como-todos-leem.tsx';
import classes from './configuracao.module.css';
import { antesEDepois, type ConfiguracaoLida, corpoDe } from './configuracao-digitada.ts';
import { dadosDe } from './dados-digitados.ts';
import { NadaMuda, PorqueDeVarios } from './fixo.tsx';
import { DO_SORTEIO, GRUPOS_DAS_REGRAS, RECURSOS, temEfeito } from './grupos-das-regras.ts';
import { Lados, Secao } from './lados.tsx';
import { mudancasDaConfiguracao } from './mudancas-da-configuracao.ts';
import { OutraVersao } from './outra-versao.tsx';
import { useRotulos } from './rotulos.ts';
import { TipoDeRecursoDoEdital } from './tipo-de-recurso.tsx';
import { useConfiguracaoDigitada } from './use-configuracao-digitada.ts';

const Previa = latePart(() => import('../barema/previa-do-barema.tsx'));
const PerguntaDasMudancas = lateDialog(
  () => import('./pergunta-das-mudancas.tsx'),
  ({ close }) => close(),
);

const BAREMA = 'Barema';
const SECOES = [
  ...SECOES_DOS_DADOS.map(([titulo]) => titulo),
  ...GRUPOS_DAS_REGRAS.map(([titulo]) => titulo),
  BAREMA,
];
const ehDoTipoDeRecurso = (regra: Regra) => REGRAS_DO_RECURSO_COMPLETO.some((uma) => uma === regra);

/** All that is set up of a call, saved by one act with one reason. */
export default function FormularioDoEdital(props: {
  readonly lida: ConfiguracaoLida;
  /** The server's clock. */
  readonly agora: string;
  /** Where the form opens. */
  readonly secao: string | undefined;
  /** What is shown below the form. */
  readonly children?: ReactNode;
}) {
  const { lida, agora } = props;
  const { edital } = lida;
  const edicao = useConfiguracaoDigitada(lida);
  const { digitada, antes, depois, mudancas, mudar } = edicao;
  const { dados, regras, barema, proprio } = digitada;
  const errors = useFormErrors(useRotulos(barema.criterios.length));
  const dosDados = errosDaSecao(errors, 'dados');
  const dasRegras = errosDaSecao(errors, 'regras');
  const [atual, setAtual] = useState(props.secao ?? SECOES[0]);
  const [pergunta, setPergunta] = useState({ turn: 0, opened: false });
  const mudarConfiguracao = useMudarConfiguracao(edital.id);
  const client = useQueryClient();
  const confirm = useConfirm();
  const muda = mudancas.length > 0;
  const salvando = mudarConfiguracao.isPending;
  useUnsaved(edicao.changed && !salvando, 'As alterações deste edital não foram salvas. Sair mesmo assim?');

  const porqueDaRegra = (regra: Regra) =>
    regraFechada(regra, edital.fase) ?? lida.regras.fixas?.[regra] ?? null;
  /** Nothing changes any more. */
  const arquivado = edital.fase === 'arquivado' ? M.arquivado : null;
  const porqueDoBarema = porqueNaoMuda(edital, lida.barema);

  const conferir = () => {
    if (edicao.outra) {
      errors.show([problema('', 'DESATUALIZADO', MENSAGENS_GERAIS.desatualizado)]);
      return;
    }
    const problemas = [
      ...comPrefixo('dados', problemasDoEdital({ ...dadosDe(dados), encerradoEm: edital.encerradoEm }, true)),
      ...comPrefixo('regras', problemasDasRegras(regras)),
      ...(regras.avaliadores > 1 && !proprio
        ? [problema('regras.avaliadores', 'NAO_MUDA_AGORA', M.variosSemBarema)]
        : []),
      ...(proprio && porqueDoBarema === null ? problemasDoBaremaDigitado(barema, dados.tipoProjeto) : []),
    ];
    if (!errors.show(problemas)) setPergunta(({ turn }) => ({ turn: turn + 1, opened: true }));
  };
  const fechar = () => setPergunta(({ turn }) => ({ turn, opened: false }));

  /** Where only the answer was lost, it is saved already. */
  const jaSalvo = (error: unknown) => {
    const todos = client.getQueryData(editaisQuery.queryKey);
    const agoraEdital = todos?.find(({ id }) => id === edital.id);
    const nova = client.getQueryData(configuracaoDoEditalQuery(edital.id).queryKey);
    if (!isStale(error) || agoraEdital === undefined || nova === undefined) return null;
    const salva = { ...nova, edital: agoraEdital };
    const resto = antesEDepois(salva, digitada);
    return mudancasDaConfiguracao(resto.antes, resto.depois).length === 0 ? salva : null;
  };
  const salvar = async (motivo: string | undefined) => {
    const corpo = { ...corpoDe(lida, digitada), ...(motivo === undefined ? {} : { motivo }) };
    let salva: ConfiguracaoLida;
    try {
      salva = await mudarConfiguracao.mutateAsync({ ...corpo, versao: edicao.versao });
    } catch (error) {
      const ja = jaSalvo(error);
      if (ja === null) {
        const campos = error instanceof ApiError ? Object.keys(error.errors) : [];
        if (campos.length === 1 && campos[0] === 'motivo') return error;
        fechar();
        errors.showError(error);
        return undefined;
      }
      salva = ja;
    }
    edicao.salva(salva);
    errors.clear();
    fechar();
    notify.success(M.atualizado);
    return undefined;
  };
  const descartar = async () => {
    const sim = { detail: 'O formulário volta ao que está salvo.', yes: 'Descartar', danger: true };
    if (!(await confirm('Descartar o que você digitou?', { ...sim, no: 'Continuar aqui' }))) return;
    errors.clear();
    edicao.ficarComASalva();
  };

  const aparece = (regra: Regra) => temEfeito(regra, regras) || dasRegras.field(regra).error !== undefined;
  const porquesDoGrupo = (doGrupo: readonly Regra[]) =>
    doGrupo
      .filter((regra) => (ehDoTipoDeRecurso(regra) ? regra === 'recursoPorCriterio' : aparece(regra)))
      .map(porqueDaRegra);
  const avisoDaRegra = (regra: Regra): ReactNode => {
    if (regra === 'divergencia' && lida.regras.aviso !== undefined)
      return <Notice kind="warning">{lida.regras.aviso}.</Notice>;
    const marcado = proprio && !lida.barema.proprio && regras.avaliadores > 1;
    if (regra === 'avaliadores' && marcado)
      return (
        <Notice>
          Com mais de um avaliador, o edital tem barema próprio: nós o marcamos no fim da página, com os
          critérios de sempre.
        </Notice>
      );
    return null;
  };
  const umaRegra = (regra: Regra): ReactNode => {
    if (ehDoTipoDeRecurso(regra) || !aparece(regra)) return null;
    return (
      <CampoDaRegra
        key={regra}
        regra={regra}
        regras={regras}
        fechada={porqueDaRegra(regra)}
        errors={dasRegras}
        onChange={(mudanca) => {
          const novas = { ...regras, ...mudanca };
          // Scores of several evaluators are combined by criterion, which only a call with its own criteria allows.
          const pedeBarema = novas.avaliadores > 1 && porqueDoBarema === null;
          mudar({ regras: novas, ...(pedeBarema ? { proprio: true } : {}) });
        }}
        aviso={avisoDaRegra(regra)}
      />
    );
  };

  return (
    <>
      <Lados
        secoes={SECOES}
        atual={atual}
        onAtual={setAtual}
        abre={props.secao}
        previa={
          atual === BAREMA && proprio ? (
            <Previa digitado={barema} tipo={dados.tipoProjeto} waiting={<Loading />} />
          ) : (
            <>
              <ComoTodosLeem antes={antes} depois={depois} />
              <Link to={`/editais/${edital.id}/regras`}>Ler como todos leem</Link>
            </>
          )
        }
      >
        <Form label="Configuração do edital" keeps busy={salvando} onSubmit={conferir}>
          <ErrorSummary {...errors.summary} />
          {!salvando &&
            (edicao.outra ? (
              <OutraVersao
                mudancas={mudancas}
                onMinha={edicao.ficarComAMinha}
                onSalva={edicao.ficarComASalva}
              />
            ) : (
              <Recovered recoveredAt={edicao.recoveredAt} act="salvou" />
            ))}
          {arquivado === null ? <RequiredHint /> : <Notice>{arquivado}.</Notice>}
          <NadaMuda porque={arquivado}>
            {SECOES_DOS_DADOS.map(([titulo, campos]) => (
              <Secao key={titulo} titulo={titulo} onFocus={setAtual}>
                <CamposDosDados
                  campos={campos}
                  digitados={dados}
                  edital={edital}
                  errors={dosDados}
                  onChange={(mudanca) => mudar({ dados: { ...dados, ...mudanca } })}
                />
                {arquivado === null && campos.includes('fimRecursos') && (
                  <InView waiting={null}>
                    <SugerirRecursos
                      edital={edital}
                      onPick={(fimRecursos) => {
                        dosDados.clear('fimRecursos');
                        mudar({ dados: { ...dados, fimRecursos } });
                      }}
                    />
                  </InView>
                )}
              </Secao>
            ))}
            {GRUPOS_DAS_REGRAS.map(([titulo, doGrupo]) => (
              <Secao key={titulo} titulo={titulo} onFocus={setAtual}>
                {titulo === DO_SORTEIO && (
                  <InView waiting={null}>
                    <EventosAnunciados edital={edital.id} />
                  </InView>
                )}
                <PorqueDeVarios porques={porquesDoGrupo(doGrupo)}>
                  {titulo === RECURSOS && (
                    <TipoDeRecursoDoEdital
                      regras={regras}
                      salvas={lida.regras.regras}
                      fechada={porqueDaRegra('recursoPorCriterio')}
                      errors={dasRegras}
                      onChange={(mudanca) => mudar({ regras: { ...regras, ...mudanca } })}
                    />
                  )}
                  {doGrupo.map(umaRegra)}
                </PorqueDeVarios>
              </Secao>
            ))}
            <Secao titulo={BAREMA} onFocus={setAtual}>
              {lida.barema.aviso !== undefined && (
                <Notice kind="warning" title="Totais divergentes">
                  {lida.barema.aviso}.
                </Notice>
              )}
              <SecaoDoBarema
                edital={edital}
                tipo={dados.tipoProjeto}
                proprio={proprio}
                digitado={barema}
                mudado={edicao.baremaMudado}
                porque={porqueDoBarema}
                travado={lida.barema.temNotas === true}
                errors={errors}
                onChange={(mudanca) => mudar(mudanca)}
              />
            </Secao>
          </NadaMuda>
          {(arquivado === null || edicao.changed) && (
            <div className={classes.barra} data-sticks>
              <Text className={classes.situacao} role="status">
                {situacao(mudancas.length, edicao)}
              </Text>
              {edicao.changed && (
                <Button variant="subtle" onClick={() => void descartar()}>
                  Descartar…
                </Button>
              )}
              <Button type="submit" loading={salvando} disabled={!muda}>
                Salvar alterações
              </Button>
            </div>
          )}
        </Form>
      </Lados>
      {pergunta.turn > 0 && (
        <PerguntaDasMudancas
          key={pergunta.turn}
          edital={edital}
          antes={antes}
          depois={depois}
          mudancas={mudancas}
          agora={agora}
          motivo={edicao.motivo}
          onMotivo={edicao.mudarMotivo}
          opened={pergunta.opened}
          close={fechar}
          salvar={salvar}
        />
      )}
      {props.children}
    </>
  );
}

function situacao(
  quantas: number,
  { changed, guardadoEm }: { readonly changed: boolean; readonly guardadoEm: string | null },
): string {
  if (!changed) return 'Tudo salvo';
  const mudancas = contado(quantas, 'alteração por salvar', 'alterações por salvar');
  if (!armazenamentoDisponivel()) return `${mudancas}; este navegador não salva rascunhos`;
  return guardadoEm === null
    ? `${mudancas} · Salvando o rascunho…`
    : `${mudancas} · rascunho salvo neste navegador às ${formatarHora(new Date(guardadoEm))}`;
}
