import { MENSAGENS_INSTRUTOR, NOMES_DOS_TIPOS_DE_ALUNO } from '@instrutoria/domain/instrutor/messages.ts';
import { mesPorExtenso } from '@instrutoria/domain/kernel/datas.ts';
import { formatarDia } from '../../../lib/format/format.ts';
import { Tag } from '../../../ui/page/tag.tsx';
import { AguardandoConferencia } from '../../instrutor/offered/aguardando-conferencia.tsx';
import type { LinhaDaFolha } from '../api.ts';
import classes from './folha.module.css';

export function InstrutorDaLinha({
  linha,
  semNome = false,
}: {
  readonly linha: LinhaDaFolha;
  /** The name is shown above already. */
  readonly semNome?: boolean;
}) {
  const { instrutor, tipoAluno, mesInicio, fim, aceita, aguardandoConferencia } = linha;
  return (
    <span className={classes.quem}>
      {!semNome && <span className={classes.nome}>{instrutor.nome}</span>}
      <span className={classes.periodo}>
        {NOMES_DOS_TIPOS_DE_ALUNO[tipoAluno]} ·{' '}
        {mesInicio === null
          ? 'ainda sem mês de início'
          : `desde ${mesPorExtenso(mesInicio)} até ${fim === null ? 'dezembro' : formatarDia(fim)}`}
      </span>
      {aguardandoConferencia ? (
        <AguardandoConferencia falta={linha.falta} />
      ) : (
        !aceita && <Tag tone="warning">{MENSAGENS_INSTRUTOR.alunoIrregular}</Tag>
      )}
    </span>
  );
}
