import { Anchor, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { formatarHora } from '../../../../lib/format/format.ts';
import { ApiError } from '../../../../lib/server/api-error.ts';
import { chaves } from '../../api.ts';
import { useConflict } from '../conflict/use-conflict.tsx';
import type { WizardData } from '../wizard-data.ts';
import { autosave, motivoDaRecusa, podeSalvar, type SituacaoDoAutosave, startAutosave } from './autosave.ts';
import classes from './autosave-status.module.css';
import { disciplinasIncompletas } from './rascunho-sync.ts';
import { useAvisoDoRascunho, useWizardData } from './wizard-storage.ts';

const FALHAS: readonly SituacaoDoAutosave['estado'][] = ['falhou', 'semRede', 'recusado', 'conflito'];

const OUTRA_VERSAO = new ApiError(412, 'VERSAO', '');

function failure({ estado, erro }: SituacaoDoAutosave, semGuarda: boolean): string {
  const id = erro instanceof ApiError && erro.id !== undefined ? ` Identificador da falha: ${erro.id}.` : '';
  const aqui = semGuarda ? 'não feche esta página' : 'salvo neste computador';
  if (estado === 'semRede') return `Sem internet: ${aqui}.`;
  if (estado === 'conflito') return `Há duas versões deste projeto: ${aqui}. Compare e escolha uma.`;
  if (estado === 'recusado') return `${motivoDaRecusa(erro)}: corrija, ou use “salvar rascunho”.${id}`;
  return `O sistema não respondeu: ${aqui}.${id}`;
}

/** The state of the autosave; never promises more than is true for the newest letter (C-C10). */
function resting({ salvoEm, estado }: SituacaoDoAutosave, dados: WizardData): string {
  const { alteradoEm } = dados;
  const tudo = salvoEm === null ? '' : `Tudo salvo às ${formatarHora(salvoEm)}`;
  if (tudo !== '' && disciplinasIncompletas(dados))
    return `${tudo}, menos as disciplinas: falta um dado ou o comprovante.`;
  if (alteradoEm === null) return tudo;
  if (estado === 'salvando' || podeSalvar(dados)) return 'Salvando…';
  return `Salvo neste computador às ${formatarHora(new Date(alteradoEm))}`;
}

function trouble(situacao: SituacaoDoAutosave, alteradoEm: string | null, semGuarda: boolean): string | null {
  if (FALHAS.includes(situacao.estado)) return failure(situacao, semGuarda);
  const soNaMemoria = semGuarda && alteradoEm !== null;
  return soNaMemoria ? 'Este navegador não salva o que você digita: não feche esta página.' : null;
}

/** Saves at each step and after pauses, and shows where the text is stored (T-A12). */
export function AutosaveStatus({ path }: { readonly path: string }) {
  const dados = useWizardData();
  const { alteradoEm } = dados;
  const situacao = useSyncExternalStore(autosave.subscribe, autosave.situacao);
  const semGuarda = useAvisoDoRascunho() === 'indisponivel';
  const client = useQueryClient();
  const conflict = useConflict(autosave.saveNow);
  const [comparou, setComparou] = useState<unknown>(null);
  const { estado, erro } = situacao;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each step saves what the one before left.
  useEffect(() => {
    startAutosave();
    autosave.whenSaved(() => void client.invalidateQueries({ queryKey: chaves.rascunhos }));
    autosave.saveNow();
    return autosave.saveNow;
  }, [path, client]);

  const compare = (): void => {
    setComparou(erro);
    // Without the server's copy nothing can be compared, so the sentence and its button stay.
    conflict.settle(erro ?? OUTRA_VERSAO).catch(() => undefined);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each refusal.
  useEffect(() => {
    if (estado === 'conflito' && erro !== null && erro !== comparou) compare();
  }, [estado, erro]);

  const wrong = trouble(situacao, alteradoEm, semGuarda);
  const said = wrong ?? resting(situacao, dados);
  return (
    <>
      <Text
        className={said === '' ? undefined : wrong === null ? classes.quiet : classes.bar}
        size="sm"
        c={wrong === null ? 'dimmed' : 'red.9'}
        data-autosave={estado}
        data-trouble={wrong === null ? undefined : true}
      >
        <span role="status">{wrong}</span>
        {wrong === null && said}{' '}
        {(estado === 'falhou' || estado === 'semRede') && (
          <Anchor component="button" type="button" size="sm" onClick={autosave.saveNow}>
            Tentar agora
          </Anchor>
        )}
        {estado === 'conflito' && (
          <Anchor component="button" type="button" size="sm" onClick={compare}>
            Comparar as versões
          </Anchor>
        )}
      </Text>
      <span role="status" className="sr-only">
        {wrong === null && situacao.salvoEm !== null && 'O rascunho está salvo.'}
      </span>
      {conflict.modal}
    </>
  );
}
