import { MENSAGENS_FREQUENCIA as M } from '@instrutoria/domain/frequencia/messages.ts';
import { problemasDaFrequencia } from '@instrutoria/domain/frequencia/rules/registro.ts';
import { nomeDoMes } from '@instrutoria/domain/kernel/datas.ts';
import { useMemo, useState } from 'react';
import { ApiError, semResposta } from '../../../lib/api-error.ts';
import { type FormErrors, useFormErrors } from '../../../ui/use-form-errors.ts';
import type { Folha, Registro } from '../api.ts';
import {
  campoNaTela,
  type Diferenca,
  type Digitadas,
  diferencasDe,
  digitadasDe,
  idDaCelula,
  mudancas,
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
  /** Shows what the call threw, in the words of E-FREQUENCIA-4. */
  falhou(error: unknown, registros: readonly Registro[]): void;
  /** What is typed has been registered: no draft of it is needed any more. */
  registrada(): void;
  /** Begins anew from what the server has now. */
  recomecar(lida: Folha): void;
  /** The cells that the server has otherwise now. */
  diferencas(lida: Folha): Diferenca[];
  /** Keeps the cells of these keys as typed, over what the server has now; answers what would be sent. */
  manterSobre(lida: Folha, daqui: ReadonlySet<string>): Registro[];
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
  const errors = useFormErrors(useMemo(() => mesesDosCampos(folha), [folha]));
  const mudou = Object.keys(mudancas(estado.digitadas, base)).length > 0;

  // Only what was typed is kept, with the versions that it was typed over: the rest may change meanwhile.
  const trocar = (depois: Estado, sobre: Digitadas = base) => {
    setEstado(depois);
    const digitadas = mudancas(depois.digitadas, sobre);
    if (Object.keys(digitadas).length === 0) apagarRascunho(projeto.id, ano);
    else {
      const versoes = Object.fromEntries(
        Object.keys(digitadas).flatMap((chave) => {
          const [quem = ''] = chave.split(':');
          const versao = depois.versoes[quem];
          return versao === undefined ? [] : [[quem, versao]];
        }),
      );
      guardarRascunho(projeto.id, ano, { digitadas, versoes, em: new Date().toISOString() });
    }
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
          const { situacaoInstrutor, mesInicio, fim } = linha;
          const { nome } = linha.instrutor;
          return { instrutor: { nome, situacaoInstrutor, mesInicio, fim }, horasPorMes: [] };
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
    registrada() {
      apagarRascunho(projeto.id, ano);
      setRecuperadoDe(null);
      errors.clear();
      setBase(estado.digitadas);
    },
    recomecar(lida) {
      apagarRascunho(projeto.id, ano);
      setRecuperadoDe(null);
      errors.clear();
      setBase(digitadasDe(lida));
      setEstado({ digitadas: digitadasDe(lida), versoes: versoesDe(lida) });
    },
    diferencas: (lida) => diferencasDe(lida, estado.digitadas, base),
    manterSobre(lida, daqui) {
      const versoes = versoesDe(lida);
      const nova = digitadasDe(lida);
      const minhas = Object.entries(estado.digitadas).filter(([chave]) => daqui.has(chave) && chave in nova);
      const digitadas = { ...nova, ...Object.fromEntries(minhas) };
      setBase(nova);
      trocar({ digitadas, versoes }, nova);
      return registrosDe(lida, digitadas, versoes);
    },
  };
}

/** What tells the links of the summary apart: one instructor may have several months wrong. */
function mesesDosCampos({ linhas }: Folha): Readonly<Record<string, string>> {
  return Object.fromEntries(
    linhas.flatMap(({ instrutor, celulas }) =>
      celulas.map(({ mes }) => [idDaCelula(instrutor.id, mes), nomeDoMes(mes)]),
    ),
  );
}

/** The same refusal with its fields named as they stand on the screen. */
function naTela(error: ApiError, registros: readonly Registro[]): ApiError {
  const errors = Object.fromEntries(
    Object.entries(error.errors).map(([campo, texto]) => [campoNaTela(campo, registros), texto]),
  );
  const { status, code, message, versaoAtual, id } = error;
  return new ApiError(status, code, message, { errors, versaoAtual, id });
}
