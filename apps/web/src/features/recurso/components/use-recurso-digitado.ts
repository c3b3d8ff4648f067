import type { Barema } from '@instrutoria/domain/barema/types.ts';
import type { TipoDeProjeto } from '@instrutoria/domain/edital/types.ts';
import { emOrdemDosCriterios } from '@instrutoria/domain/recurso/rules/criterios.ts';
import { ehObjeto, ehTexto } from '../../../lib/server/shape.ts';
import { ownKey } from '../../../lib/session/own-draft.ts';
import { useTyped } from '../../../ui/drafts/use-typed.ts';

export interface LugarDoAnexo {
  /** Constant as long as the field exists, so that it keeps the focus. */
  readonly chave: number;
  readonly anexo: { readonly referencia: string; readonly nome: string } | null;
}

/** Reasons for a criterion that was deselected stay until it is selected again. */
interface CamposDoRecurso {
  readonly mensagem: string;
  readonly escolhidos: readonly string[];
  readonly razoes: Readonly<Record<string, string>>;
  readonly lugares: readonly LugarDoAnexo[];
}
const VAZIO: CamposDoRecurso = {
  mensagem: '',
  escolhidos: [],
  razoes: {},
  lugares: [{ chave: 1, anexo: null }],
};

function ehLugar(value: unknown): value is LugarDoAnexo {
  if (!ehObjeto(value) || typeof value.chave !== 'number') return false;
  const { anexo } = value;
  return anexo === null || (ehObjeto(anexo) && ehTexto(anexo.referencia) && ehTexto(anexo.nome));
}

function ehRecursoDigitado(value: unknown): value is CamposDoRecurso {
  if (!ehObjeto(value)) return false;
  const { mensagem, escolhidos, razoes, lugares } = value;
  return (
    ehTexto(mensagem) &&
    Array.isArray(escolhidos) &&
    escolhidos.every(ehTexto) &&
    ehObjeto(razoes) &&
    Object.values(razoes).every(ehTexto) &&
    Array.isArray(lugares) &&
    lugares.every(ehLugar)
  );
}

/** The typed values of an appeal, stored in this browser until it is sent. */
export function useRecursoDigitado(projeto: number, tipo: TipoDeProjeto, barema: Barema | undefined) {
  const digitado = useTyped({ key: ownKey('recurso', projeto), begin: VAZIO, is: ehRecursoDigitado });
  const { mensagem, escolhidos, razoes, lugares } = digitado.value;
  const mudar = (parte: (antes: CamposDoRecurso) => Partial<CamposDoRecurso>) =>
    digitado.set((antes) => ({ ...antes, ...parte(antes) }));
  const criterios = emOrdemDosCriterios(
    tipo,
    escolhidos.map((criterio) => ({ criterio, mensagem: razoes[criterio] ?? '' })),
    barema,
  );
  const anexos = lugares.flatMap(({ anexo }) => (anexo === null ? [] : [anexo]));
  return {
    digitado,
    mensagem,
    setMensagem: (texto: string) => mudar(() => ({ mensagem: texto })),
    criterios,
    anexos,
    lugares,
    escolher(criterio: string, sim: boolean) {
      mudar((antes) => ({
        escolhidos: sim ? [...antes.escolhidos, criterio] : antes.escolhidos.filter((um) => um !== criterio),
      }));
    },
    escrever(criterio: string, texto: string) {
      mudar((antes) => ({ razoes: { ...antes.razoes, [criterio]: texto } }));
    },
    anexar(chave: number, anexo: NonNullable<LugarDoAnexo['anexo']>) {
      mudar((antes) => {
        const com = antes.lugares.map((um) => (um.chave === chave ? { chave, anexo } : um));
        const cheio = com.every((um) => um.anexo !== null);
        const proximo = { chave: Math.max(...com.map((um) => um.chave)) + 1, anexo: null };
        return { lugares: cheio ? [...com, proximo] : com };
      });
    },
    tirar(chave: number) {
      mudar((antes) => ({
        lugares: antes.lugares.filter((um) => um.chave !== chave || um.anexo === null),
      }));
    },
    temAlgo: mensagem !== '' || escolhidos.length > 0 || anexos.length > 0,
  };
}

export type RecursoDigitado = ReturnType<typeof useRecursoDigitado>;
