import { useParams } from 'react-router';

/** The project's id in the address; 0 for anything that is no id, which no project has. */
export function useIdOfPath(): number {
  const { id = '' } = useParams();
  return /^[1-9]\d{0,9}$/.test(id) ? Number(id) : 0;
}
