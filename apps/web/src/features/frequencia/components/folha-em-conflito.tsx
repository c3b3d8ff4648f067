import { nomeDoMes } from '@instrutoria/domain/kernel/datas.ts';
import { useState } from 'react';
import { FIRST, TwoCopies } from '../../../ui/drafts/two-copies.tsx';
import classes from './folha.module.css';
import type { Diferenca } from './horas-digitadas.ts';

const valor = (texto: string) => {
  if (texto.trim() === '') return 'em branco';
  return texto === '-1' ? '−1 (não se aplica)' : `${texto} ${texto.trim() === '1' ? 'hora' : 'horas'}`;
};

/**
 * For a 412: both values of each differing cell (T-G13). Preselects the typed value where something was
 * typed, else the server's.
 */
export default function FolhaEmConflito(props: {
  readonly diferencas: readonly Diferenca[];
  readonly onEscolher: (daqui: ReadonlySet<string>) => void;
  readonly onClose: () => void;
}) {
  const { diferencas, onEscolher, onClose } = props;
  const [daqui, setDaqui] = useState<ReadonlySet<string>>(
    () => new Set(diferencas.filter(({ minha }) => minha).map(({ chave }) => chave)),
  );
  const escolher = (chave: string, aqui: boolean) => {
    const novo = new Set(daqui);
    if (aqui) novo.add(chave);
    else novo.delete(chave);
    setDaqui(novo);
  };
  return (
    <TwoCopies
      title="Esta folha foi alterada em outro lugar"
      explanation={
        <>
          Outra janela ou outro aparelho registrou esta folha depois que você a abriu aqui.{' '}
          {diferencas.length === 0
            ? 'As horas das duas são iguais: é só registrar de novo.'
            : 'Escolha com qual valor ficar em cada mês.'}
        </>
      }
      choices={[{ label: 'Registrar o que escolhi', choose: () => onEscolher(daqui) }]}
      choicesBelow
      focusOnChoice={diferencas.length === 0}
      size="lg"
      onClose={onClose}
    >
      {diferencas.map(({ chave, nome, mes, aqui, la }, i) => (
        <fieldset key={chave} className={classes.escolha}>
          <legend>
            {nome}, {nomeDoMes(mes)}
          </legend>
          <label>
            <input
              type="radio"
              name={`escolha-${chave}`}
              checked={daqui.has(chave)}
              {...(i === 0 && daqui.has(chave) && FIRST)}
              onChange={() => escolher(chave, true)}
            />
            Aqui: <b>{valor(aqui)}</b>
          </label>
          <label>
            <input
              type="radio"
              name={`escolha-${chave}`}
              checked={!daqui.has(chave)}
              {...(i === 0 && !daqui.has(chave) && FIRST)}
              onChange={() => escolher(chave, false)}
            />
            No servidor: <b>{valor(la)}</b>
          </label>
        </fieldset>
      ))}
    </TwoCopies>
  );
}
