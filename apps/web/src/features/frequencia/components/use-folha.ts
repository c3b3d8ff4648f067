import { MENSAGENS_FREQUENCIA as M } from '@instrutoria/domain/frequencia/messages.ts';
import { problemasDaFrequencia } from '@instrutoria/domain/frequencia/rules/registro.ts';
import { nomeDoMes } from '@instrutoria/domain/kernel/datas.ts';
import type { Problema } from '@instrutoria/domain/kernel/problema.ts';
import { useMemo, useState } from 'react';
import type { Copy } from '../../../lib/drafts/draft.ts';
import { ApiError, semResposta } from '../../../lib/server/api-error.ts';
import { useDraft } from '../../../ui/drafts/use-draft.ts';
import { type FormErrors, useFormErrors } from '../../../ui/fields/use-form-errors.ts';
import type { Folha, Registro } from '../api.ts';
import {
  campoNaTela,
  type Diferenca,
  type Digitadas,
  diferencasDe,
  digitadasDe,
  idDaCelula,
  idDoMotivo,
  registrosDe,
  type Versoes,
  versoesDe,
} from './horas-digitadas.ts';
import { emMesesFechados, folhaGuardada, type HorasQueFicaram } from './rascunho-da-folha.ts';

export interface FolhaDigitada {
  readonly digitadas: Digitadas;
  readonly errors: FormErrors;
  readonly mudou: boolean;
  /** When a restored draft was typed; null without one. */
  readonly recuperadoDe: string | null;
  /** Typed earlier and not restored, because their months are closed. */
  readonly naoVoltaram: readonly HorasQueFicaram[];
  digitar(chave: string, id: string, texto: string): void;
  /** The records to send; null after it has shown errors. */
  conferir(hoje: string, outros?: readonly Problema[]): Registro[] | null;
  falhou(error: unknown, registros: readonly Registro[]): void;
  registrada(): void;
  recomecar(lida: Folha): void;
  diferencas(lida: Folha): Diferenca[];
  /** Keeps these cells over the server's sheet; returns the records to send. */
  manterSobre(lida: Folha, daqui: ReadonlySet<string>): Registro[];
}

const copiaDe = (folha: Folha): Copy<Digitadas, Versoes> => ({
  values: digitadasDe(folha),
  version: versoesDe(folha),
});

export function useFolha(folha: Folha): FolhaDigitada {
  // Computed before the draft, which then stores only the rest.
  const [naoVoltaram] = useState(() => emMesesFechados(folha));
  const rascunho = useDraft({ saved: copiaDe(folha), keeping: folhaGuardada(folha) });
  const { values: digitadas, version: versoes, base } = rascunho;
  const errors = useFormErrors(useMemo(() => mesesDosCampos(folha), [folha]));

  return {
    digitadas,
    errors,
    mudou: rascunho.changed,
    recuperadoDe: rascunho.recoveredAt,
    naoVoltaram,
    digitar(chave, id, texto) {
      errors.clear(id);
      rascunho.change({ [chave]: texto });
    },
    conferir(hoje, outros = []) {
      const registros = registrosDe(folha, digitadas, versoes);
      const quem = new Map(folha.linhas.map((linha) => [linha.instrutor.id, linha]));
      const julgados = registros.map((r) => ({ ...r, instrutor: Number(r.instrutor) }));
      const problemas = problemasDaFrequencia(
        julgados,
        ({ instrutor }) => {
          const linha = quem.get(instrutor);
          if (linha === undefined) return null;
          const { situacaoInstrutor, mesInicio, fim, celulas } = linha;
          const { nome } = linha.instrutor;
          const doAluno = celulas.flatMap(({ aluno }) => (aluno === null ? [] : [aluno]));
          const horasPorMes = celulas.filter(({ guardada }) => guardada);
          return { instrutor: { nome, situacaoInstrutor, mesInicio, fim }, horasPorMes, doAluno };
        },
        hoje,
        folha.contestados.length === 0,
      ).map((p) => ({ ...p, campo: campoNaTela(p.campo, registros) }));
      return errors.show([...problemas, ...outros]) ? null : registros;
    },
    falhou(error, registros) {
      const words = semResposta(error)
        ? M.erroDesconhecido
        : `${M.erroAoEnviar}${error instanceof Error ? error.message : ''}`;
      errors.showError(error instanceof ApiError ? naTela(error, registros) : error, words);
    },
    registrada() {
      errors.clear();
      rascunho.adopt({ values: digitadas, version: versoes });
    },
    recomecar(lida) {
      errors.clear();
      rascunho.adopt(copiaDe(lida));
    },
    diferencas: (lida) => diferencasDe(lida, digitadas, base),
    manterSobre(lida, daqui) {
      const dela = copiaDe(lida);
      const minhas = Object.entries(digitadas).filter(
        ([chave]) => chave.endsWith(':motivo') || (daqui.has(chave) && chave in dela.values),
      );
      const juntas = { ...dela.values, ...Object.fromEntries(minhas) };
      rascunho.putOver(dela, juntas);
      return registrosDe(lida, juntas, dela.version);
    },
  };
}

/** A field's name for the summary's links, because an instructor may have several wrong months. */
function mesesDosCampos({ linhas }: Folha): Readonly<Record<string, string>> {
  return Object.fromEntries(
    linhas.flatMap(({ instrutor, celulas }) =>
      celulas.flatMap(({ mes }) => [
        [idDaCelula(instrutor.id, mes), nomeDoMes(mes)],
        [idDoMotivo(instrutor.id, mes), `motivo de ${nomeDoMes(mes)}`],
      ]),
    ),
  );
}

function naTela(error: ApiError, registros: readonly Registro[]): ApiError {
  const errors = Object.fromEntries(
    Object.entries(error.errors).map(([campo, texto]) => [
      campoNaTela(campo.replace(/^registros\./, ''), registros),
      texto,
    ]),
  );
  const { status, code, message, versaoAtual, id } = error;
  return new ApiError(status, code, message, { errors, versaoAtual, id });
}
