import { nomeDoMes } from '@instrutoria/domain/kernel/datas.ts';
import type { KeyboardEvent } from 'react';
import { formatarNota } from '../../../lib/numero.ts';
import type { Linha } from '../api.ts';
import classes from './folha.module.css';
import { chaveDaCelula, idDaCelula, lerHoras } from './horas-digitadas.ts';
import type { FolhaDigitada } from './use-folha.ts';

type CelulaLida = Linha['celulas'][number];

/** Why there is nothing to fill in, or what the value means; '' when the number says it all. */
function legenda({ estado, guardada, editavel }: CelulaLida, texto: string): string {
  if (estado === 'FUTURO') return 'ainda não chegou';
  if (lerHoras(texto) === -1) return 'não se aplica';
  return editavel && !guardada ? 'proposta' : '';
}

/** One month of one instructor: a field while it may be filled in, else its value or why it is empty (D27). */
export function Celula(props: {
  readonly linha: Linha;
  readonly celula: CelulaLida;
  readonly folha: FolhaDigitada;
  readonly soLeitura: boolean;
}) {
  const { linha, celula, folha, soLeitura } = props;
  const { instrutor } = linha;
  const id = idDaCelula(instrutor.id, celula.mes);
  if (soLeitura || !celula.editavel) return <Lida celula={celula} />;
  const chave = chaveDaCelula(instrutor.id, celula.mes);
  const texto = folha.digitadas[chave] ?? '';
  const { error } = folha.errors.field(id);
  const dica = legenda(celula, texto);
  return (
    <span className={classes.celula}>
      <input
        id={id}
        name={id}
        className={classes.horas}
        inputMode="text"
        autoComplete="off"
        maxLength={6}
        aria-label={`${nomeDoMes(celula.mes)}, ${instrutor.nome}, horas`}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error !== undefined ? `${id}-erro` : dica === '' ? undefined : `${id}-dica`}
        value={texto}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => folha.digitar(chave, id, event.currentTarget.value)}
        onKeyDown={andar}
      />
      {error !== undefined && (
        <span id={`${id}-erro`} className={classes.erro}>
          {error.replace(`${instrutor.nome}: `, '')}
        </span>
      )}
      {error === undefined && dica !== '' && (
        <span id={`${id}-dica`} className={classes.dica}>
          {dica}
        </span>
      )}
    </span>
  );
}

function Lida({ celula }: { readonly celula: CelulaLida }) {
  const { horas, estado, guardada } = celula;
  if (guardada && horas !== null) {
    return horas === -1 ? (
      <span className={classes.dica}>não se aplica</span>
    ) : (
      <span className={classes.lida}>{formatarNota(horas)}</span>
    );
  }
  return <span className={classes.dica}>{estado === 'FUTURO' ? 'ainda não chegou' : 'sem registro'}</span>;
}

/** Arrows and Enter walk the cells as in a spreadsheet; Tab goes on as everywhere. */
function andar(event: KeyboardEvent<HTMLInputElement>): void {
  const passo = passoDe(event);
  if (passo === null) return;
  const [, instrutor = '', mes = ''] = /^horas-(\d+)-(\d+)$/.exec(event.currentTarget.id) ?? [];
  const campos = [...document.querySelectorAll<HTMLInputElement>('input[id^="horas-"]')];
  const linhas = [...new Set(campos.map(({ id }) => id.split('-')[1] ?? ''))];
  const para = idDaCelula(
    Number(linhas[linhas.indexOf(instrutor) + passo.linhas]),
    Number(mes) + passo.meses,
  );
  const alvo = document.getElementById(para);
  event.preventDefault();
  alvo?.focus();
  alvo?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

function passoDe(event: KeyboardEvent<HTMLInputElement>): { linhas: number; meses: number } | null {
  const { selectionStart, selectionEnd, value } = event.currentTarget;
  const tudo = selectionStart === 0 && selectionEnd === value.length;
  switch (event.key) {
    case 'ArrowUp':
      return { linhas: -1, meses: 0 };
    case 'ArrowDown':
    case 'Enter':
      return { linhas: 1, meses: 0 };
    case 'ArrowLeft':
      return tudo || (selectionStart === 0 && selectionEnd === 0) ? { linhas: 0, meses: -1 } : null;
    case 'ArrowRight':
      return tudo || selectionStart === value.length ? { linhas: 0, meses: 1 } : null;
    default:
      return null;
  }
}
