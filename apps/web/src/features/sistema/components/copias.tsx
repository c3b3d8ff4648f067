import { MENSAGENS_SISTEMA as M } from '@instrutoria/domain/sistema/messages.ts';
import { formatarBytes, formatarQuando } from '../../../lib/format/format.ts';
import { Tag } from '../../../ui/page/tag.tsx';
import { ReadOnlyList } from '../../../ui/tables/read-only-list.tsx';
import type { Situacao } from '../api.ts';

export function Copias({
  copia,
  copiaBoa,
  exercicio,
  exercicioBom,
  lidoEm,
}: Pick<Situacao, 'copia' | 'copiaBoa' | 'exercicio' | 'exercicioBom'> & { readonly lidoEm: Date }) {
  return (
    <ReadOnlyList
      items={[
        {
          label: 'Última cópia de segurança',
          value:
            copia === null ? (
              'nenhuma foi feita nesta instalação'
            ) : (
              <>
                {formatarQuando(copia.em, lidoEm)}
                {copia.bytes > 0 && `, ${formatarBytes(copia.bytes)}`}{' '}
                {copia.ok ? <Tag tone="good">inteira</Tag> : <Tag tone="warning">com falha</Tag>}
                {!copia.ok &&
                  copiaBoa !== null &&
                  `; a última boa é de ${formatarQuando(copiaBoa.em, lidoEm)}, ${formatarBytes(copiaBoa.bytes)}`}
              </>
            ),
        },
        {
          label: 'Último exercício de restauração',
          value:
            exercicio === null ? (
              M.nenhumExercicio
            ) : (
              <>
                {formatarQuando(exercicio.em, lidoEm)}
                {exercicio.copiaDe !== null && `, da cópia de ${formatarQuando(exercicio.copiaDe, lidoEm)}`}{' '}
                {exercicio.ok ? <Tag tone="good">deu certo</Tag> : <Tag tone="warning">não deu certo</Tag>}
                {!exercicio.ok &&
                  exercicioBom !== null &&
                  `; o último que deu certo é de ${formatarQuando(exercicioBom.em, lidoEm)}`}
              </>
            ),
        },
      ]}
    />
  );
}
