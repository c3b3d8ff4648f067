import { useEffect, useMemo, useState } from 'react';
import { useDraft } from '../../../../ui/drafts/use-draft.ts';
import {
  antesEDepois,
  type ConfiguracaoDigitada,
  type ConfiguracaoLida,
  configuracaoGuardada,
  copiaDe,
  digitadaDe,
  sobre,
  textosDe,
  versaoLida,
} from './configuracao-digitada.ts';
import { mudancasDaConfiguracao } from './mudancas-da-configuracao.ts';

/** A call while it is set up: kept in this browser, and never replaced by what is read anew. */
export function useConfiguracaoDigitada(lida: ConfiguracaoLida) {
  const [guardadoEm, setGuardadoEm] = useState<string | null>(null);
  const [inicio] = useState(() => copiaDe(lida));
  const rascunho = useDraft({
    saved: inicio,
    keeping: configuracaoGuardada(lida.edital.id, setGuardadoEm),
  });
  const { values, base, version, changed, adopt } = rascunho;
  const outra = version !== versaoLida(lida);
  useEffect(() => {
    // Without typed changes the newer version is adopted.
    if (!changed && outra) adopt(copiaDe(lida));
  }, [changed, outra, adopt, lida]);

  /** What is typed, over what is saved now. */
  const sobreALida = useMemo(
    () => (outra ? sobre(base, values, copiaDe(lida).values) : values),
    [outra, base, values, lida],
  );
  const digitada = useMemo(() => {
    const doTexto = digitadaDe(sobreALida) ?? digitadaDe(copiaDe(lida).values);
    if (doTexto === null) throw new Error('a saved call is no configuration');
    return doTexto;
  }, [sobreALida, lida]);
  const { antes, depois } = useMemo(() => antesEDepois(lida, digitada), [lida, digitada]);
  const mudancas = useMemo(() => mudancasDaConfiguracao(antes, depois), [antes, depois]);

  return {
    digitada,
    antes,
    depois,
    mudancas,
    /** The version of the saved configuration that the person types over. */
    versao: version,
    motivo: values.motivo,
    changed,
    baremaMudado: values.barema !== base.barema,
    outra: outra && changed,
    guardadoEm: guardadoEm ?? rascunho.recoveredAt,
    recoveredAt: changed ? rascunho.recoveredAt : null,
    mudar: (parte: Partial<ConfiguracaoDigitada>) => rascunho.change(textosDe({ ...digitada, ...parte })),
    mudarMotivo: (motivo: string) => rascunho.change({ motivo }),
    ficarComAMinha: () => rascunho.putOver(copiaDe(lida), sobreALida),
    ficarComASalva: () => rascunho.adopt(copiaDe(lida)),
    salva: (nova: ConfiguracaoLida) => rascunho.adopt(copiaDe(nova)),
  };
}
