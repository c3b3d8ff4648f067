import { MENSAGENS_FREQUENCIA as M, perguntaDasHoras } from '@instrutoria/domain/frequencia/messages.ts';
import { poucasHoras } from '@instrutoria/domain/frequencia/rules/folha.ts';
import { nomeDoMes } from '@instrutoria/domain/kernel/datas.ts';
import { Button, Stack } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { formatarInstante } from '../../../lib/format/format.ts';
import { useDoProjeto } from '../../../lib/from-project.ts';
import { ApiError } from '../../../lib/server/api-error.ts';
import { useConfirm } from '../../../ui/dialogs/confirm.tsx';
import { lateDialog, latePart } from '../../../ui/drafts/late.tsx';
import { isStale, useOtherCopy } from '../../../ui/drafts/use-other-copy.ts';
import { useUnsaved } from '../../../ui/drafts/use-unsaved.ts';
import { ErrorSummary } from '../../../ui/fields/error-summary.tsx';
import { Form } from '../../../ui/fields/form.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { FormActions } from '../../../ui/page/panel.tsx';
import { notify } from '../../../ui/status/toast-store.ts';
import { FolhaImpressa } from '../../configuracao/offered/folha-impressa.tsx';
import { type Folha, folhaQuery, type Registro, useRegistrarFrequencias } from '../api.ts';
import { CartoesDaFolha } from './cartoes-da-folha.tsx';
import { MesesEmBranco } from './meses-em-branco.tsx';
import { MotivosAoAluno } from './motivos-ao-aluno.tsx';
import { TabelaDaFolha } from './tabela-da-folha.tsx';
import { useFolha } from './use-folha.ts';
import { useRegistroDeOficio } from './use-registro-de-oficio.ts';

const FolhaEmConflito = lateDialog(
  () => import('./folha-em-conflito.tsx'),
  ({ onClose }) => onClose(),
);

/** Loaded only for those who register in place of the coordination. */
const CamposDeOficio = latePart(() => import('./campos-de-oficio.tsx'));

/** Loaded only for readers of the students' documents. */
const ImprimirDaFolha = latePart(() => import('./imprimir-da-folha.tsx'));

/** Loaded only where a student sent a month. */
const MesesDosAlunos = latePart(() => import('./meses-dos-alunos.tsx'));

export function FormularioDaFolha(props: {
  readonly folha: Folha;
  readonly hoje: string;
  readonly soLeitura: boolean;
  /** Whether the reader may read the days of the students. */
  readonly comDias: boolean;
  /** In place of the coordination (D61). */
  readonly noLugar?: boolean;
}) {
  const { folha, hoje, soLeitura, comDias, noLugar = false } = props;
  const projeto = folha.projeto.id;
  const digitada = useFolha(folha);
  const [fechou, setFechou] = useState(false);
  const [saindo, setSaindo] = useState(false);
  const larga = useMediaQuery('(min-width: 62em)', true, { getInitialValueInEffect: false });
  const registrar = useRegistrarFrequencias();
  const deOficio = useRegistroDeOficio(projeto);
  const [enviando, setEnviando] = useState(false);
  const client = useQueryClient();
  const confirm = useConfirm();
  const navigate = useNavigate();
  useUnsaved(
    (digitada.mudou || deOficio.mudou) && !saindo && !soLeitura,
    'As horas digitadas não foram registradas. Sair mesmo assim?',
  );

  const volta = `/${useDoProjeto() === undefined ? 'projetos_submetidos' : 'projetos'}/${projeto}`;
  // Runs after the blocker's effects of the same render.
  useEffect(() => {
    if (saindo) void navigate(volta);
  }, [saindo, navigate, volta]);

  const lerDeNovo = async (): Promise<Folha> => {
    const opcoes = folhaQuery(projeto, folha.ano);
    const lida = await client.fetchQuery({ ...opcoes, staleTime: 0 });
    // The default sheet is the same one.
    client.setQueryData(folhaQuery(projeto, null).queryKey, (antes) =>
      antes?.ano === lida.ano ? lida : antes,
    );
    return lida;
  };
  /** A question that was confirmed is not asked again before the same hours are saved. */
  const aceita = useRef<string | null>(null);
  const { other: outra, show, close } = useOtherCopy(lerDeNovo);
  const enviar = async (registros: Registro[]) => {
    setEnviando(true);
    try {
      await (noLugar ? deOficio.registrar(registros) : registrar.mutateAsync(registros));
    } catch (error) {
      digitada.falhou(error, registros);
      if (!(error instanceof ApiError)) return;
      if (isStale(error)) await show().catch(notify.failure);
      if (error.code === 'FORA_DA_JANELA') {
        setFechou(true);
        await client.invalidateQueries({ queryKey: ['janela'] });
      }
      return;
    } finally {
      setEnviando(false);
    }
    notify.success(M.registradas);
    setFechou(false);
    digitada.registrada();
    aceita.current = null;
    deOficio.recomecar();
    try {
      digitada.recomecar(await lerDeNovo());
      // The receipt is at the head.
      globalThis.scrollTo(0, 0);
    } catch (error) {
      notify.failure(error);
    }
  };
  const perguntarEEnviar = async (registros: Registro[]) => {
    const linhas = folha.linhas.map((linha) => {
      const dela = registros.find(({ instrutor }) => instrutor === linha.instrutor.id);
      const horasPorMes = (dela?.horasPorMes ?? []).map(({ mes, horas = null }) => ({ mes, horas }));
      return { ...linha, horasPorMes };
    });
    const detail = perguntaDasHoras(poucasHoras(linhas, { ano: folha.ano, hoje }), hoje);
    if (detail !== null && detail !== aceita.current && !(await confirm(M.desejaContinuar, { detail })))
      return;
    aceita.current = detail;
    await enviar(registros);
  };
  const salvar = async () => {
    const registros = digitada.conferir(hoje, noLugar ? deOficio.problemas() : []);
    if (registros === null) return;
    await perguntarEEnviar(registros);
  };
  const sair = async () => {
    if (!(await confirm(M.desejaCancelar))) return;
    digitada.recomecar(folha);
    deOficio.recomecar();
    setSaindo(true);
  };
  const Quadro = larga ? TabelaDaFolha : CartoesDaFolha;
  const quadro = (
    <>
      <Quadro folha={folha} digitada={digitada} soLeitura={soLeitura} />
      <FolhaImpressa
        titulo={`Frequência de ${folha.ano}: ${folha.projeto.titulo}`}
        dito={[`projeto nº ${projeto}`, ...(digitada.mudou && !soLeitura ? ['com horas por registrar'] : [])]}
      >
        <TabelaDaFolha folha={folha} digitada={digitada} soLeitura={soLeitura} />
      </FolhaImpressa>
    </>
  );
  const enviados = folha.linhas.some(({ celulas }) => celulas.some(({ aluno }) => aluno !== null));
  const dosAlunos = comDias && (
    <>
      {enviados && <MesesDosAlunos waiting={null} folha={folha} devolve={!soLeitura && !noLugar} />}
      <ImprimirDaFolha waiting={null} folha={folha} />
    </>
  );
  if (soLeitura) {
    return (
      <Stack gap="lg">
        {quadro}
        {dosAlunos}
      </Stack>
    );
  }
  const formulario = (
    <Form label={`Frequência de ${folha.ano}`} keeps busy={enviando || deOficio.enviando} onSubmit={salvar}>
      <ErrorSummary {...digitada.errors.summary} />
      {digitada.recuperadoDe !== null && digitada.mudou && (
        <Notice title="Recuperamos as horas que você tinha digitado.">
          São de {formatarInstante(digitada.recuperadoDe)} e ainda não foram registradas. Onde diferem do que
          está registrado, a célula está marcada e diz o que há.{' '}
          <Button variant="subtle" size="compact-sm" onClick={() => digitada.recomecar(folha)}>
            Descartar e começar de novo
          </Button>
        </Notice>
      )}
      {digitada.naoVoltaram.length > 0 && (
        <Notice kind="warning" title="Horas digitadas em meses fechados não voltaram">
          A folha de pagamento destes meses já foi fechada, e vale o que está registrado. Você tinha digitado:{' '}
          {digitada.naoVoltaram
            .map(
              ({ nome, mes, texto }) => `${nome}, ${nomeDoMes(mes)}: ${texto === '' ? 'em branco' : texto}`,
            )
            .join('; ')}
          .
        </Notice>
      )}
      {fechou && (
        <Notice kind="warning" live title="O que você digitou continua aqui">
          As horas ficam salvas neste navegador. Volte quando o registro abrir de novo: o início desta página
          diz quando.
        </Notice>
      )}
      {quadro}
      <MesesEmBranco folha={folha} digitadas={digitada.digitadas} />
      <MotivosAoAluno folha={folha} digitada={digitada} />
      {noLugar && <CamposDeOficio waiting={null} deOficio={deOficio} errors={digitada.errors} />}
      <FormActions>
        <Button type="submit" loading={enviando} disabled={deOficio.enviando}>
          Registrar
        </Button>
        <Button variant="default" onClick={() => void sair()}>
          Cancelar
        </Button>
      </FormActions>
      {outra !== null && (
        <Suspense>
          <FolhaEmConflito
            diferencas={digitada.diferencas(outra)}
            onClose={close}
            onEscolher={(daqui) => {
              close();
              void perguntarEEnviar(digitada.manterSobre(outra, daqui));
            }}
          />
        </Suspense>
      )}
    </Form>
  );
  // Outside the form: its dialogs have forms of their own.
  return dosAlunos === false ? (
    formulario
  ) : (
    <Stack gap="lg">
      {formulario}
      {dosAlunos}
    </Stack>
  );
}
