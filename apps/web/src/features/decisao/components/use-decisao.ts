import { darNaOrdem } from '@instrutoria/domain/decisao/rules/corte.ts';
import { problemasDasVagas } from '@instrutoria/domain/decisao/rules/vagas.ts';
import { problemasDaAlteracao } from '@instrutoria/domain/reuniao/rules/campos-da-reuniao.ts';
import { numerarSuplentes } from '@instrutoria/domain/suplente/rules/suplentes.ts';
import { useState } from 'react';
import { notify } from '../../../ui/status/toast-store.ts';
import type { FeitoEmVarios } from '../../avaliacao/api.ts';
import { type Decisao, type LinhaDaDecisao, useDecidirVarios } from '../api.ts';

export const CAMPOS_DAS_VAGAS = ['remunerados_aprovados', 'voluntarios_aprovados'] as const;
export type CampoDasVagas = (typeof CAMPOS_DAS_VAGAS)[number];
type Valores = Readonly<Record<CampoDasVagas, number | string>>;
type Vagas = Readonly<Record<CampoDasVagas, number>>;

/** With the shown version, so that others' changes are not overwritten (T-G5). */
interface Digitada {
  readonly versao: number;
  readonly valores: Valores;
  readonly erros: Readonly<Record<string, string>>;
  /** The reason, for a project that a meeting of the committee decided. */
  readonly motivo?: string;
  /** Why the server refused it. */
  readonly recusa?: string;
  /** Filled in by an act on all rows, and unchanged since. */
  readonly cheia?: true;
}
type Digitadas = ReadonlyMap<number, Digitada>;

interface Encheu {
  readonly antes: Digitadas;
  /** The applied scenario; null: the ranking's order. */
  readonly cenario: string | null;
}

const numero = (valor: number | string) => (valor === '' ? Number.NaN : Number(valor));
const numeros = (valores: Valores): Vagas => ({
  remunerados_aprovados: numero(valores.remunerados_aprovados),
  voluntarios_aprovados: numero(valores.voluntarios_aprovados),
});
const vagasDe = ({ remunerados_aprovados, voluntarios_aprovados }: Vagas): Vagas => ({
  remunerados_aprovados,
  voluntarios_aprovados,
});
const comMotivo = (digitada: Digitada | undefined) =>
  digitada?.motivo === undefined ? {} : { motivo: digitada.motivo };
const iguais = (a: Vagas, b: Vagas) => CAMPOS_DAS_VAGAS.every((campo) => a[campo] === b[campo]);

/** The typed values of a call's decision until a save, and the answer to each row of the last one. */
export function useDecisao(edital: number, decisao: Decisao) {
  const { linhas } = decisao;
  const [digitadas, setDigitadas] = useState<Digitadas>(new Map());
  const [encheu, setEncheu] = useState<Encheu>();
  const [respostas, setRespostas] = useState<FeitoEmVarios>([]);
  const decidir = useDecidirVarios();

  const de = (linha: LinhaDaDecisao) => digitadas.get(linha.projeto_id);
  /** Compared with the saved values: an equal value that somebody else saved is no change. */
  const mudou = (linha: LinhaDaDecisao) => {
    const digitada = de(linha);
    return digitada !== undefined && !iguais(numeros(digitada.valores), linha);
  };
  const mudadas = linhas.filter(mudou);
  const podeDar = (linha: LinhaDaDecisao) =>
    problemasDasVagas(numeros(de(linha)?.valores ?? linha)).length === 0;
  /** The places of each project after saving; an unreadable field counts with its saved value. */
  const depois = (linha: LinhaDaDecisao): Vagas => {
    const digitada = de(linha);
    return digitada === undefined || !podeDar(linha) ? vagasDe(linha) : numeros(digitada.valores);
  };

  /**
   * The numbers of suplentes that the result would give, from typed or saved values; null in a call without a
   * list.
   */
  const suplentes =
    decisao.lista === undefined
      ? null
      : numerarSuplentes(
          linhas.map((linha) => ({ ...linha, ...depois(linha) })),
          decisao.lista,
        );

  const guardar = (id: number, uma: Digitada | undefined) =>
    setDigitadas((antes) => {
      const outras = new Map(antes);
      if (uma === undefined) outras.delete(id);
      else outras.set(id, uma);
      return outras;
    });

  const digitar = (linha: LinhaDaDecisao, campo: CampoDasVagas, valor: number | string) => {
    const antes = de(linha);
    const valores = { ...(antes?.valores ?? vagasDe(linha)), [campo]: valor };
    const versao = mudou(linha) ? (antes?.versao ?? linha.versao) : linha.versao;
    guardar(linha.projeto_id, { versao, valores, erros: {}, ...comMotivo(antes) });
  };

  const escreverMotivo = (linha: LinhaDaDecisao, motivo: string) => {
    const digitada = de(linha);
    if (digitada === undefined) return;
    const { motivo: _erro, ...erros } = digitada.erros;
    guardar(linha.projeto_id, { ...digitada, motivo, erros });
  };

  /** Fills the fields without saving. */
  const encher = (dadas: ReadonlyMap<number, Vagas>, cenario: string | null) => {
    setEncheu({ antes: digitadas, cenario });
    setDigitadas(
      new Map(
        linhas.flatMap((linha) => {
          const valores = dadas.get(linha.projeto_id);
          return valores === undefined || iguais(valores, linha)
            ? []
            : [[linha.projeto_id, { versao: linha.versao, valores, erros: {}, cheia: true }]];
        }),
      ),
    );
  };
  /** Restores the values typed before the fields were filled; later typing stays. */
  const desfazer = () => {
    if (encheu === undefined) return;
    const desde = [...digitadas].filter(([, { cheia }]) => cheia === undefined);
    setDigitadas(new Map([...encheu.antes, ...desde]));
    setEncheu(undefined);
  };

  /** Marks invalid numbers; returns a row with one, in which case nothing is sent. */
  const conferir = (): LinhaDaDecisao | undefined => {
    const erradas = mudadas.flatMap((linha) => {
      const digitada = de(linha);
      const problemas =
        digitada === undefined
          ? []
          : [
              ...problemasDasVagas(numeros(digitada.valores)),
              ...(linha.sessao === undefined ? [] : problemasDaAlteracao(digitada.motivo)),
            ];
      if (digitada === undefined || problemas.length === 0) return [];
      const erros = Object.fromEntries(problemas.map(({ campo, mensagem }) => [campo, mensagem]));
      return [{ linha, digitada: { ...digitada, erros } }];
    });
    for (const { linha, digitada } of erradas) guardar(linha.projeto_id, digitada);
    return erradas[0]?.linha;
  };

  /** True when every row is saved. Refused values stay typed, with the reason. */
  const salvar = async (): Promise<boolean> => {
    const sobe = (linha: LinhaDaDecisao) =>
      Math.sign(depois(linha).remunerados_aprovados - linha.remunerados_aprovados);
    const enviadas = mudadas.toSorted((a, b) => sobe(a) - sobe(b));
    try {
      const feitas = await decidir.mutateAsync({
        edital,
        linhas: enviadas.map((linha) => ({
          projeto: linha.projeto_id,
          versao: de(linha)?.versao ?? linha.versao,
          ...depois(linha),
          ...comMotivo(de(linha)),
        })),
      });
      const recusadas = feitas.filter(({ resultado }) => resultado === 'recusado');
      const razoes = new Map(recusadas.map(({ projeto, mensagem }) => [projeto, mensagem]));
      setDigitadas((antes) => {
        const ficam = new Map(antes);
        for (const { projeto, resultado } of feitas) if (resultado !== 'recusado') ficam.delete(projeto);
        for (const [projeto, recusa] of razoes) {
          const digitada = ficam.get(projeto);
          if (digitada !== undefined) ficam.set(projeto, { ...digitada, recusa });
        }
        return ficam;
      });
      setEncheu(undefined);
      setRespostas(feitas);
      return recusadas.length === 0;
    } catch (error) {
      notify.failure(error);
      return false;
    }
  };

  return {
    de,
    mudou,
    mudadas,
    podeDar,
    depois,
    suplentes,
    digitar,
    escreverMotivo,
    encherNaOrdem: () => encher(darNaOrdem(linhas, decisao).dadas, null),
    aplicar: encher,
    conferir,
    salvar,
    salvando: decidir.isPending,
    respostas,
    /** What filled the fields, until all is saved or discarded. */
    encheu: encheu === undefined ? undefined : { cenario: encheu.cenario },
    desfazer,
    descartar: () => {
      setDigitadas(new Map());
      setEncheu(undefined);
      setRespostas([]);
    },
    /** Whether somebody else saved this row in the meantime. */
    mudaramAntes: (linha: LinhaDaDecisao) => mudou(linha) && de(linha)?.versao !== linha.versao,
    manter: (linha: LinhaDaDecisao) => {
      const digitada = de(linha);
      if (digitada !== undefined) {
        const { recusa: _recusa, ...resto } = digitada;
        guardar(linha.projeto_id, { ...resto, versao: linha.versao });
      }
    },
    largar: (linha: LinhaDaDecisao) => guardar(linha.projeto_id, undefined),
  };
}
export type Decidindo = ReturnType<typeof useDecisao>;
