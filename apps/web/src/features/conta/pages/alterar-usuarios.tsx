import { PageHeader } from '../../../ui/page/page-header.tsx';
import { TabelaDeTipos } from '../components/tabela-de-tipos.tsx';

// The two other types are set on the 'equipe' screen (D31).
const TIPOS = ['coordenador', 'administrador', 'avaliador'] as const;

export default function AlterarUsuarios() {
  return (
    <>
      <PageHeader
        oneLine
        title="Alterar usuários"
        description="O tipo decide o que a pessoa vê e pode fazer. Ao mudar, ela precisa entrar outra vez."
      />
      <TabelaDeTipos oferecidos={TIPOS} />
    </>
  );
}
