import { NAO_SE_APLICA } from '@instrutoria/domain/frequencia/limits.ts';
import { horasPorExtenso } from '@instrutoria/domain/frequencia/messages.ts';
import { nomeDoMes } from '@instrutoria/domain/kernel/datas.ts';
import { formatarNota } from '../../../lib/format/number-format.ts';
import type { LinhaDaFolha } from '../api.ts';
import classes from './folha.module.css';
import {
  type Celula as CelulaLida,
  chaveDaCelula,
  idDaCelula,
  lerHoras,
  mesmoValor,
  registradoPorBaixo,
  textoDasHoras,
} from './horas-digitadas.ts';
import { type Disposicao, moverEntreCelulas } from './mover-entre-celulas.ts';
import type { FolhaDigitada } from './use-folha.ts';

/** What the student sent, beside every other legend. */
function doAluno({ aluno }: CelulaLida): string | null {
  if (aluno === null) return null;
  return aluno.horas === null ? 'com o aluno' : `aluno: ${horasPorExtenso(aluno.horas)}`;
}

function legenda(celula: CelulaLida, texto: string): string {
  const dele = doAluno(celula);
  const propria = legendaDasHoras(celula, texto);
  if (dele === null) return propria;
  // Their sum is what is proposed; a number beside it is not registered yet.
  return ['', 'sugestão', 'não registrado'].includes(propria) ? dele : `${propria} · ${dele}`;
}

function legendaDasHoras(celula: CelulaLida, texto: string): string {
  const { estado, guardada, editavel, horas } = celula;
  if (estado === 'FUTURO') return 'ainda não chegou';
  const registrado = registradoPorBaixo(celula, texto);
  if (registrado !== null) return `registrado: ${registrado.replace('-', '−')}`;
  if (lerHoras(texto) === NAO_SE_APLICA) return 'não se aplica';
  if (celula.deOficio !== null) return 'pela administração';
  if (!editavel || guardada) return '';
  return mesmoValor(texto, textoDasHoras(horas)) ? 'sugestão' : 'não registrado';
}

export function Celula(props: {
  readonly linha: LinhaDaFolha;
  readonly celula: CelulaLida;
  readonly folha: FolhaDigitada;
  readonly soLeitura: boolean;
  readonly disposicao: Disposicao;
}) {
  const { linha, celula, folha, soLeitura, disposicao } = props;
  const { instrutor } = linha;
  const id = idDaCelula(instrutor.id, celula.mes);
  if (soLeitura || !celula.editavel) return <Lida celula={celula} linha={linha} />;
  const chave = chaveDaCelula(instrutor.id, celula.mes);
  const texto = folha.digitadas[chave] ?? '';
  const { error } = folha.errors.field(id);
  const dica = legenda(celula, texto);
  const difere = registradoPorBaixo(celula, texto) !== null;
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
        data-difere={difere || undefined}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error !== undefined ? `${id}-erro` : dica === '' ? undefined : `${id}-dica`}
        value={texto}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => folha.digitar(chave, id, event.currentTarget.value)}
        onKeyDown={(event) => moverEntreCelulas(event, disposicao)}
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

function Lida({ celula, linha }: { readonly celula: CelulaLida; readonly linha: LinhaDaFolha }) {
  const { horas, guardada } = celula;
  if (guardada && horas !== null && horas !== -1) {
    return (
      <>
        <span className={classes.lida}>{formatarNota(horas)}</span>
        {celula.deOficio !== null && <span className={classes.dica}>pela administração</span>}
        {celula.aluno !== null && <span className={classes.dica}>{doAluno(celula)}</span>}
      </>
    );
  }
  return <span className={classes.dica}>{semHoras(celula, linha)}</span>;
}

function semHoras({ estado, guardada }: CelulaLida, { mesInicio }: LinhaDaFolha): string {
  if (guardada || estado === 'DEPOIS_DO_FIM') return 'não se aplica';
  if (estado === 'FUTURO') return 'ainda não chegou';
  return estado === 'ANTES_DO_INICIO' && mesInicio !== null ? 'não se aplica' : 'sem registro';
}
