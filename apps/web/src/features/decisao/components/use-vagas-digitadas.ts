import { problemasDasVagas } from '@instrutoria/domain/decisao/rules/vagas.ts';
import { problemasDaAlteracao } from '@instrutoria/domain/reuniao/rules/campos-da-reuniao.ts';
import { useState } from 'react';
import { ApiError } from '../../../lib/server/api-error.ts';
import { notify } from '../../../ui/status/toast-store.ts';
import { type ParaDecidir, useAprovarInstrutores } from '../api.ts';

const CAMPOS_DAS_VAGAS = ['remunerados_aprovados', 'voluntarios_aprovados'] as const;
export type CampoDasVagas = (typeof CAMPOS_DAS_VAGAS)[number];

/** With the shown version, so that others' changes are not overwritten (T-G5). */
interface Digitada {
  readonly linha: ParaDecidir;
  readonly valores: Readonly<Record<CampoDasVagas, number | string>>;
  readonly erros: Readonly<Record<string, string>>;
  /** The reason, for a project that a meeting of the committee decided. */
  readonly motivo: string;
}

function numeros(valores: Digitada['valores']) {
  const numero = (valor: number | string) => (valor === '' ? Number.NaN : Number(valor));
  return {
    remunerados_aprovados: numero(valores.remunerados_aprovados),
    voluntarios_aprovados: numero(valores.voluntarios_aprovados),
  };
}

/** Unsaved counts of all pages of the table; nothing is sent to the secretariat while there are any. */
export function useVagasDigitadas() {
  const [digitadas, setDigitadas] = useState<ReadonlyMap<number, Digitada>>(new Map());
  const aprovar = useAprovarInstrutores();

  const guardar = (id: number, uma: Digitada | undefined) =>
    setDigitadas((antes) => {
      const depois = new Map(antes);
      if (uma === undefined) depois.delete(id);
      else depois.set(id, uma);
      return depois;
    });

  const digitar = (linha: ParaDecidir, campo: CampoDasVagas, valor: number | string) => {
    const antes = digitadas.get(linha.id);
    const base = antes?.linha ?? linha;
    const { remunerados_aprovados, voluntarios_aprovados } = antes?.valores ?? linha;
    const valores = { remunerados_aprovados, voluntarios_aprovados, [campo]: valor };
    const igual = CAMPOS_DAS_VAGAS.every((nome) => numeros(valores)[nome] === base[nome]);
    guardar(linha.id, igual ? undefined : { linha: base, valores, erros: {}, motivo: antes?.motivo ?? '' });
  };

  const escreverMotivo = (linha: ParaDecidir, motivo: string) => {
    const digitada = digitadas.get(linha.id);
    if (digitada === undefined) return;
    const { motivo: _erro, ...erros } = digitada.erros;
    guardar(linha.id, { ...digitada, motivo, erros });
  };

  const salvar = async (linha: ParaDecidir): Promise<boolean> => {
    const { linha: base, valores, motivo } = digitadas.get(linha.id) ?? { linha, valores: linha, motivo: '' };
    const vagas = numeros(valores);
    const falhar = (erros: Digitada['erros']) => guardar(linha.id, { linha: base, valores, erros, motivo });
    const problemas = [
      ...problemasDasVagas(vagas),
      ...(base.sessao === undefined || !digitadas.has(linha.id) ? [] : problemasDaAlteracao(motivo)),
    ];
    if (problemas.length > 0) {
      falhar(Object.fromEntries(problemas.map(({ campo, mensagem }) => [campo, mensagem])));
      return false;
    }
    try {
      await aprovar.mutateAsync({ id: base.projeto_id, versao: base.versao, ...vagas, motivo });
      guardar(linha.id, undefined);
      return true;
    } catch (error) {
      falhar(error instanceof ApiError ? error.errors : {});
      notify.failure(error);
      return false;
    }
  };

  return {
    porSalvar: [...digitadas.values()].map(({ linha }) => linha),
    de: (linha: ParaDecidir): Digitada =>
      digitadas.get(linha.id) ?? { linha, valores: linha, erros: {}, motivo: '' },
    mudou: (linha: ParaDecidir) => digitadas.has(linha.id),
    numeros,
    digitar,
    escreverMotivo,
    salvar,
    /** Sequentially; stops at the first refusal. */
    salvarTodas: async (linhas: readonly ParaDecidir[]) => {
      for (const linha of linhas) if (!(await salvar(linha))) return false;
      return true;
    },
    salvando: aprovar.isPending,
  };
}
export type VagasDigitadas = ReturnType<typeof useVagasDigitadas>;
