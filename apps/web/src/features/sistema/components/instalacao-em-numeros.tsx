import { NOMES_DAS_FILAS } from '@instrutoria/domain/sistema/messages.ts';
import { formatarBytes } from '../../../lib/format/format.ts';
import { ReadOnlyList } from '../../../ui/tables/read-only-list.tsx';
import type { Situacao } from '../api.ts';

export function InstalacaoEmNumeros({ versao, servidor, bancoBytes, disco, filas }: Situacao) {
  return (
    <ReadOnlyList
      items={[
        { label: 'Versão do programa', value: versao },
        {
          label: 'Servidor do banco de dados',
          value: `PostgreSQL ${servidor.versao}${servidor.embutido ? ', o que vem com o programa' : ''}`,
        },
        { label: 'Tamanho do banco de dados', value: formatarBytes(bancoBytes) },
        { label: 'Disco do servidor', value: espaco(disco) },
        { label: 'Trabalhos em curso ou à espera', value: trabalhos(filas) },
      ]}
    />
  );
}

function espaco(disco: Situacao['disco']): string {
  if (disco === null) return 'não pôde ser lido';
  const livres = Math.floor((100 * disco.livre) / disco.total);
  return `${formatarBytes(disco.livre)} livres de ${formatarBytes(disco.total)} (${livres}%)`;
}

function trabalhos(filas: Situacao['filas']): string {
  const comTrabalho = filas.filter((uma) => uma.trabalhos > 0);
  if (comTrabalho.length === 0) return 'nenhum';
  return comTrabalho.map((uma) => `${NOMES_DAS_FILAS[uma.fila]}: ${uma.trabalhos}`).join(', ');
}
