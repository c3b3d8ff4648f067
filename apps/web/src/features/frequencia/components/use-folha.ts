import { MENSAGENS_FREQUENCIA as M } from '@instrutoria/domain/frequencia/messages.ts';
import { problemasDaFrequencia } from '@instrutoria/domain/frequencia/rules/registro.ts';
import { useState } from 'react';
import { ApiError, semResposta } from '../../../lib/api-error.ts';
import { type FormErrors, useFormErrors } from '../../../ui/use-form-errors.ts';
import type { Folha, Registro } from '../api.ts';
import {
  campoNaTela,
  type Digitadas,
  digitadasDe,
  registrosDe,
  type Versoes,
  versoesDe,
} from './horas-digitadas.ts';
import { apagarRascunho, guardarRascunho, lerRascunho } from './rascunho-da-folha.ts';

/** A sheet being filled in: what is typed, what is wrong with it, and what would be sent. */
export interface FolhaDigitada {
  readonly digitadas: Digitadas;
  readonly errors: FormErrors;
  readonly mudou: boolean;
  /** When the draft was typed that was found on opening; null when there was none. */
  readonly recuperadoDe: string | null;
  digitar(chave: string, id: string, texto: string): void;
  /** What would be sent, or null when something is wrong with it (then it is shown). */
  conferir(hoje: string): Registro[] | null;
  /** Shows what the call threw, in the words of spec 2 §8. */
  falhou(error: unknown, registros: readonly Registro[]): void;
  /** Begins anew from what the server has now. */
  recomecar(lida: Folha): void;
  /** Keeps what is typed, over what the server has now. */
  manterSobre(lida: Folha): Registro[];
}

interface Estado {
  readonly digitadas: Digitadas;
  readonly versoes: Versoes;
}

export function useFolha(folha: Folha): FolhaDigitada {
  const { ano, projeto } = folha;
  const [guardado] = useState(() => lerRascunho(projeto.id, ano));
  const [recuperadoDe, setRecuperadoDe] = useState(guardado?.em ?? null);
  const [base, setBase] = useState(() => digitadasDe(folha));
  const [estado, setEstado] = useState<Estado>(() => ({
    digitadas: { ...digitadasDe(folha), ...guardado?.digitadas },
    versoes: { ...versoesDe(folha), ...guardado?.versoes },
  }));
  const errors = useFormErrors();
  const mudou = Object.entries(estado.digitadas).some(([chave, texto]) => texto !== (base[chave] ?? ''));

  const trocar = (depois: Estado) => {
    setEstado(depois);
    guardarRascunho(projeto.id, ano, { ...depois, em: new Date().toISOString() });
  };
  return {
    digitadas: estado.digitadas,
    errors,
    mudou,
    recuperadoDe,
    digitar(chave, id, texto) {
      errors.clear(id);
      trocar({ ...estado, digitadas: { ...estado.digitadas, [chave]: texto } });
    },
    conferir(hoje) {
      const registros = registrosDe(folha, estado.digitadas, estado.versoes);
      const quem = new Map(folha.linhas.map((linha) => [linha.instrutor.id, linha]));
      const julgados = registros.map((r) => ({ ...r, instrutor: Number(r.instrutor) }));
      const problemas = problemasDaFrequencia(
        julgados,
        ({ instrutor }) => {
          const linha = quem.get(instrutor);
          if (linha === undefined) return null;
          const { situacaoInstrutor } = linha;
          return { instrutor: { nome: linha.instrutor.nome, situacaoInstrutor }, horasPorMes: [] };
        },
        hoje,
      ).map((p) => ({ ...p, campo: campoNaTela(p.campo, registros) }));
      return errors.show(problemas) ? null : registros;
    },
    falhou(error, registros) {
      const words = semResposta(error)
        ? M.erroDesconhecido
        : `${M.erroAoEnviar}${error instanceof Error ? error.message : ''}`;
      errors.showError(error instanceof ApiError ? naTela(error, registros) : error, words);
    },
    recomecar(lida) {
      apagarRascunho(projeto.id, ano);
      setRecuperadoDe(null);
      errors.clear();
      setBase(digitadasDe(lida));
      setEstado({ digitadas: digitadasDe(lida), versoes: versoesDe(lida) });
    },
    manterSobre(lida) {
      const versoes = versoesDe(lida);
      const digitadas = { ...digitadasDe(lida), ...estado.digitadas };
      setBase(digitadasDe(lida));
      trocar({ digitadas, versoes });
      return registrosDe(lida, digitadas, versoes);
    },
  };
}

/** The same refusal with its fields named as they stand on the screen. */
function naTela(error: ApiError, registros: readonly Registro[]): ApiError {
  const errors = Object.fromEntries(
    Object.entries(error.errors).map(([campo, texto]) => [campoNaTela(campo, registros), texto]),
  );
  const { status, code, message, versaoAtual, id } = error;
  return new ApiError(status, code, message, { errors, versaoAtual, id });
}
